drop table staff_claim;
