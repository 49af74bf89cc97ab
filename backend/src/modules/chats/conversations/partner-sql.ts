/** That neither of member `$1` and `profile p` has blocked the other. Who hides is still there for whom they talk with. */
export const NOT_BLOCKED = `(not exists (select from block b where b.blocker_id = $1::integer and b.blocked_id = p.id)
  and not exists (select from block b where b.blocker_id = p.id and b.blocked_id = $1::integer))`;
