drop table isolation_run;
alter table tenant drop column probe;
