drop table credit_entry, credit_balance, sign_in_tries, account_token, session, account, profile;
drop sequence profile_id;
