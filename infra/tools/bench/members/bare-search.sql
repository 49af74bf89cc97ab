-- The members whose names begin with two letters, and whose brand is one: as MemberSearch asks, without anything around it.
\set first random(97, 122)
\set second random(97, 122)
select p.id, p.name, a.email, a.status, p.fictional, a.created_at, lower(p.name) as sort
from profile p join account a on a.tenant_id = p.tenant_id and a.id = p.id
where p.tenant_id = :tenant and lower(p.name) collate "C" < chr(:first) || chr(:second) || chr(1114111)
  and (lower(p.name) collate "C", p.id) > (chr(:first) || chr(:second), 0)
order by lower(p.name) collate "C", p.id limit 51;
