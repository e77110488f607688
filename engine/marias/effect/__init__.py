"""The effects that several topics of mariáš share; an effect of one topic stands beside its laws."""
