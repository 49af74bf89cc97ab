-- The newest are found by when they joined: ids are about to tell nothing of it. Processes of the release before find
-- theirs in the order of the primary key until they end.
drop index listing_newest, listing_newest_country;
create index listing_newest on listing (tenant_id, gender, joined_at desc, profile_id desc, birth_date);
create index listing_newest_country on listing (tenant_id, gender, country, joined_at desc, profile_id desc, birth_date);

-- The same for what waits for staff.
drop index photo_pending, report_queue, held_message_queue;
create index photo_pending on photo (tenant_id, created_at, id) where status = 'pending';
create index report_queue on report (tenant_id, created_at, id) where closed_at is null;
create index held_message_queue on held_message (tenant_id, held_at, id) where decided_at is null;
