drop index second_look_known;
drop index second_look_planted;
alter table second_look
  drop column planted_to,
  drop column planted_at,
  drop column planted_answered_at,
  drop column planted_agreed;
