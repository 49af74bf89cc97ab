drop index mandate_used;
