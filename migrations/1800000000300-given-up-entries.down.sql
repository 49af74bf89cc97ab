alter table outbox drop column lost_secrets;
