drop table spend_limit;
