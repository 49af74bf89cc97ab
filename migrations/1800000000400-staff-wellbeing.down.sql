set local lock_timeout = '5s';
drop table staff_picture_time;
drop table staff_wellbeing;
