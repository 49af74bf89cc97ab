-- The first photo of a member that comes in the evening is to be looked at sooner.
set local lock_timeout = '5s';
alter table photo add column urgent boolean not null default false;
