drop index discount_code_newest;
