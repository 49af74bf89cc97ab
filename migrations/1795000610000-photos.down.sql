alter table profile drop column main_photo_id;
drop table rejected_picture, photo;
drop sequence photo_id;
