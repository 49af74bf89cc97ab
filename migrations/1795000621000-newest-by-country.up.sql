-- Whoever asks for the newest of a country must not make the database sort the whole of it.
drop index listing_newest;
create index listing_newest on listing (tenant_id, gender, profile_id desc, birth_date);
create index listing_newest_country on listing (tenant_id, gender, country, profile_id desc, birth_date);
