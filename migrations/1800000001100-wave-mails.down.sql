drop table fleet_wave_mail;
