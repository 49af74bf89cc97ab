drop index audit_entry_subject;
drop table email_hold, account_event;
