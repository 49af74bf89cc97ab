-- Staff look for members by how a name begins. The order of bytes is what both the comparison and the pages follow.
set local lock_timeout = '5s';
create index profile_name on profile (tenant_id, (lower(name) collate "C"), id);
