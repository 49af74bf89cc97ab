alter table held_message drop column quote;
alter table member_like drop column liked_photo, drop column liked_prompt;
