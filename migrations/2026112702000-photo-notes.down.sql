set local lock_timeout = '5s';
drop index photo_rejected_phash;
drop table photo_note;
