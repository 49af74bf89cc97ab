drop trigger activity on session;
drop trigger listing on invisible_mode;
drop trigger listing on profile;
drop function refresh_activity(), refresh_listing_of_hidden(), refresh_listing_of_profile(),
  refresh_listing(integer, integer);
drop table last_search, listing, block;
drop function cell_of(double precision, double precision, integer);
alter table profile
  drop column sexuality, drop column relationship_status, drop column body_type, drop column hair_color,
  drop column eye_color, drop column looking_for, drop column interests;
