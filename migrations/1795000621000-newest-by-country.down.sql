drop index listing_newest, listing_newest_country;
create index listing_newest on listing (tenant_id, gender, profile_id desc, birth_date, country);
