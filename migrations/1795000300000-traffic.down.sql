drop table visit;
