drop function day_of(timestamptz, text);
drop table swipe;
