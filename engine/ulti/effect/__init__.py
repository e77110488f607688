"""The effects that several topics of Ulti share; an effect of one topic stands beside its laws."""
