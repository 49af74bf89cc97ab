/** The words of the api, each with a text in the catalogue `facts`. */
export const FACTS = {
  gender: ['woman', 'man', 'non_binary'],
  sexuality: ['straight', 'gay', 'lesbian', 'bisexual', 'pansexual', 'asexual', 'queer', 'questioning'],
  relationship_status: [
    'single',
    'divorced',
    'widowed',
    'separated',
    'open_relationship',
    'in_relationship',
    'married',
  ],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'full_figured', 'muscular'],
  hair_color: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'dyed', 'bald'],
  eye_color: ['brown', 'blue', 'green', 'grey', 'hazel', 'amber'],
} as const;
export type FactKind = keyof typeof FACTS;
export type FactField = FactKind | 'interests';

export const SEEKING = ['women', 'men', 'everyone'] as const;

/** Texts in the member's own words. */
export type NoteField = 'about_me' | 'looking_for';

export const isFactKind = (name: string): name is FactKind => Object.hasOwn(FACTS, name);
