drop table complaint;
