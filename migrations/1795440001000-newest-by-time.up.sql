-- The newest are found by when they joined: ids are about to tell nothing of it. Processes of the release before find
-- theirs in the order of the primary key until they end. The old indexes go last: a table whose index was dropped is locked
-- for readers, too, until the migration ends.
set local lock_timeout = '5s';
alter index listing_newest rename to listing_newest_before;
alter index listing_newest_country rename to listing_newest_country_before;
create index listing_newest on listing (tenant_id, gender, joined_at desc, profile_id desc, birth_date);
create index listing_newest_country on listing (tenant_id, gender, country, joined_at desc, profile_id desc, birth_date);

-- The same for what waits for staff.
alter index photo_pending rename to photo_pending_before;
alter index report_queue rename to report_queue_before;
alter index held_message_queue rename to held_message_queue_before;
create index photo_pending on photo (tenant_id, created_at, id) where status = 'pending';
create index report_queue on report (tenant_id, created_at, id) where closed_at is null;
create index held_message_queue on held_message (tenant_id, held_at, id) where decided_at is null;

drop index listing_newest_before, listing_newest_country_before;
drop index photo_pending_before, report_queue_before, held_message_queue_before;
