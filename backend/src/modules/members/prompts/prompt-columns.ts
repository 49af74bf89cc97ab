/** SQL: what the profile `p` answered, in its order. */
export const ANSWERED_PROMPTS = `coalesce((select json_agg(json_build_object('code', a.code, 'answer', a.answer)
  order by a.position) from profile_prompt a where a.profile_id = p.id), '[]')`;
