set local lock_timeout = '5s';
alter table minor_evidence drop column first_people;
alter table second_look drop column first_people;
