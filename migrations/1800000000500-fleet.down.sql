drop index report_created;
drop index account_created;
drop table answer_count;
drop table fleet_wave_brand;
drop table fleet_wave_approval;
drop table fleet_wave;
