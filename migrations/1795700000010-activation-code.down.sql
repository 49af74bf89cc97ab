alter table account_token
  drop column code_hash,
  drop column wrong_codes;
