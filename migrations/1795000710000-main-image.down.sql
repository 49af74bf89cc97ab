drop trigger main_photo on photo;
drop function change_main_photo();
drop trigger main_photo on profile;
drop function choose_main_photo();
alter table profile drop column main_photo_key, drop column main_photo_width, drop column main_photo_height;
