drop index listing_newest, listing_newest_country;
create index listing_newest on listing (tenant_id, gender, profile_id desc, birth_date);
create index listing_newest_country on listing (tenant_id, gender, country, profile_id desc, birth_date);

drop index photo_pending, report_queue, held_message_queue;
create index photo_pending on photo (tenant_id, id) where status = 'pending';
create index report_queue on report (tenant_id, id) where closed_at is null;
create index held_message_queue on held_message (tenant_id, id) where decided_at is null;
