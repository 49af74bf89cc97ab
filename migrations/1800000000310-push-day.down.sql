drop table push_day;
