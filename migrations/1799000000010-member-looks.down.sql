drop table staff_note, member_look;
