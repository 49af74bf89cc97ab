-- Mails to staff about waves that stopped by themselves. A row goes once its mail is sent or given up.
create table fleet_wave_mail (
  id uuid primary key,
  wave uuid not null references fleet_wave (id),
  staff_id integer not null references staff (id),
  words text not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0
);
create index fleet_wave_mail_due on fleet_wave_mail (due_at);
grant select, insert, update, delete on fleet_wave_mail to manyhearts_platform;
