drop table books_check, credit_check;
