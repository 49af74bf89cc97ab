drop table credit_gift;
