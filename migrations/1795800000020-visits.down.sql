drop table activity_seen;
drop table hidden_visits;
drop table profile_visit;
