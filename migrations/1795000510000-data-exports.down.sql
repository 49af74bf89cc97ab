drop table data_export;
