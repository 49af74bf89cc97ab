-- Why a released message could not be sent after all: the code of the problem.
alter table held_message add column drop_reason text check (drop_reason ~ '^[a-z_]+$');
-- From now on a released one stays only until it is sent: the message itself tells the rest.
delete from held_message where outcome = 'released';
create index held_message_pair on held_message (tenant_id, sender_id, profile_id);
