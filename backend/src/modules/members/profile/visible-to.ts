/**
 * SQL: whether a viewer may see the profile `p`, which is their own, or active, not hidden, and without a block between
 * the two. `viewer` is the viewer's id.
 */
export const visibleTo = (viewer: string): string => `p.status = 'active' and (p.id = ${viewer} or (
    not exists (select from invisible_mode i where i.profile_id = p.id)
    and not exists (select from block b where b.blocker_id = ${viewer} and b.blocked_id = p.id)
    and not exists (select from block b where b.blocker_id = p.id and b.blocked_id = ${viewer})))`;
