/** SQL: what the profile `p` says at this moment, as the evidence of a report. Null without a profile. */
export const PROFILE_EVIDENCE = `case when p.id is not null then jsonb_build_object(
    'name', p.name, 'about_me', p.about, 'looking_for', p.looking_for,
    'prompts', coalesce((select jsonb_agg(jsonb_build_object('code', a.code, 'answer', a.answer) order by a.position)
      from profile_prompt a where a.profile_id = p.id), '[]'),
    'photos', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'key', f.key, 'status', f.status)
      order by f.position, f.id) from photo f where f.profile_id = p.id), '[]')) end`;
