drop index listing_fictional;
drop table welcome_like;
drop table member_like;
