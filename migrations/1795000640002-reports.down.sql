drop table report;
drop sequence report_id;
