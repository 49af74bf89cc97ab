drop table ledger_check_run;
