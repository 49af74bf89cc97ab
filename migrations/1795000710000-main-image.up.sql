-- What every open page asks each minute tells the main photo as well. What its addresses are made of stands beside the
-- profile: no second row is read for it. Triggers keep it true, whoever changes the photo or which one is the main one.
alter table profile
  add column main_photo_key text,
  add column main_photo_width integer,
  add column main_photo_height integer;

create function choose_main_photo() returns trigger language plpgsql as $$
begin
  new.main_photo_key := null;
  new.main_photo_width := null;
  new.main_photo_height := null;
  select f.key, f.width, f.height into new.main_photo_key, new.main_photo_width, new.main_photo_height
  from photo f where f.tenant_id = new.tenant_id and f.id = new.main_photo_id;
  return new;
end $$;
create trigger main_photo before update of main_photo_id on profile
  for each row execute function choose_main_photo();

-- A new crop has other addresses.
create function change_main_photo() returns trigger language plpgsql as $$
begin
  update profile set main_photo_key = new.key, main_photo_width = new.width, main_photo_height = new.height
  where tenant_id = new.tenant_id and main_photo_id = new.id;
  return null;
end $$;
create trigger main_photo after update of key, width, height on photo
  for each row execute function change_main_photo();

update profile set main_photo_id = main_photo_id where main_photo_id is not null;
