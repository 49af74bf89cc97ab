-- The version of the software that a process runs, so that a rolling deployment is seen. Empty where it does not tell.
alter table process add column software text not null default '' check (length(software) <= 64);
