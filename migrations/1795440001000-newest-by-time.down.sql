set local lock_timeout = '5s';
alter index listing_newest rename to listing_newest_before;
alter index listing_newest_country rename to listing_newest_country_before;
create index listing_newest on listing (tenant_id, gender, profile_id desc, birth_date);
create index listing_newest_country on listing (tenant_id, gender, country, profile_id desc, birth_date);

alter index photo_pending rename to photo_pending_before;
alter index report_queue rename to report_queue_before;
alter index held_message_queue rename to held_message_queue_before;
create index photo_pending on photo (tenant_id, id) where status = 'pending';
create index report_queue on report (tenant_id, id) where closed_at is null;
create index held_message_queue on held_message (tenant_id, id) where decided_at is null;

drop index listing_newest_before, listing_newest_country_before;
drop index photo_pending_before, report_queue_before, held_message_queue_before;
