-- Whoever asks for the newest of a country must not make the database sort the whole of it.
alter index listing_newest rename to listing_newest_before;
create index listing_newest on listing (tenant_id, gender, profile_id desc, birth_date);
create index listing_newest_country on listing (tenant_id, gender, country, profile_id desc, birth_date);
drop index listing_newest_before;
