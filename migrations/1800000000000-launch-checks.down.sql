drop table launch_check;
