-- When each try whose secret is being checked lapses by itself; `tries` counts only those that were wrong.
alter table sign_in_tries add column pending timestamptz[] not null default '{}';
alter table staff_tries add column pending timestamptz[] not null default '{}';
