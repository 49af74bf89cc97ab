const NOT_BLOCKED = (viewer: string): string =>
  `not exists (select from block b where b.blocker_id = ${viewer} and b.blocked_id = p.id)
    and not exists (select from block b where b.blocker_id = p.id and b.blocked_id = ${viewer})`;

const NOT_INVISIBLE = 'not exists (select from invisible_mode i where i.profile_id = p.id)';

/**
 * SQL: whether a viewer may see the profile `p`, which is their own, or active, not hidden, and without a block between
 * the two. `viewer` is the viewer's id.
 */
export const visibleTo = (viewer: string): string =>
  `p.status = 'active' and (p.id = ${viewer} or (${NOT_INVISIBLE} and ${NOT_BLOCKED(viewer)}))`;

/** SQL: the same, and the people an invisible member has a conversation with may open the profile as well. */
export const openTo = (viewer: string): string =>
  `p.status = 'active' and (p.id = ${viewer} or (${NOT_BLOCKED(viewer)} and (${NOT_INVISIBLE}
    or exists (select from chat h where h.member_id = ${viewer} and h.partner_id = p.id))))`;
