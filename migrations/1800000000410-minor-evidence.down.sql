set local lock_timeout = '5s';
drop table minor_evidence;
drop function minor_evidence_gone();
