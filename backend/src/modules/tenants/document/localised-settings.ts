/** Settings that are a text per language, kept with the other texts of a language. */
export const LOCALISED_SETTINGS = [
  { key: 'index_title', max: 70 },
  { key: 'description', max: 170 },
  { key: 'fictional_warning', max: 300 },
  { key: 'fictional_singular', max: 40 },
  { key: 'fictional_plural', max: 40 },
] as const;
