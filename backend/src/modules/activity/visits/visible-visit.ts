/** SQL: whether the visit `v` may be shown. A visit may be stored while its maker turns traces off: it is not shown either. */
export const VISIBLE_VISIT = 'not exists (select from hidden_visits h where h.profile_id = v.viewer_id)';
