drop table second_look;
