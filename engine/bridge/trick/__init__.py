"""Laws 65 to 67: how tricks lie, who may look at them, and tricks with too many or too few cards."""
