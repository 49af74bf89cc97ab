drop table postback, postback_click;
