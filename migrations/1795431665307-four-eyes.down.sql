alter table settings_approval drop column approver_id;
alter table settings_revision drop column proposers;
alter table staff_session drop column second_factor_at;
grant update, delete on staff to manyhearts_platform;
alter table staff
  drop column created_by,
  drop column held_by,
  drop column held_by_unknown,
  drop column held_at,
  drop column confirmed_by,
  drop column approves_from,
  drop column founder;
