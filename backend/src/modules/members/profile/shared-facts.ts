import { type FactField, fieldOf } from '../../../../../contract/profile/fields';

/** The choices of which it says something that two people made the same: the colour of their eyes does not. */
const SHAREABLE = ['relationship_status', 'smoker'] as const satisfies readonly FactField[];
type Shareable = (typeof SHAREABLE)[number];

export type ViewerFacts = Readonly<Record<`viewer_${Shareable}`, string | null>>;

/** SQL: the columns of `ViewerFacts`, of the viewer's profile `v`. */
export const VIEWER_FACTS = SHAREABLE.map((name) => `v.${fieldOf(name).column} as viewer_${name}`).join(', ');

const isShareable = (field: FactField): field is Shareable => SHAREABLE.some((name) => name === field);

/** Whether the viewer has chosen this word as well. */
export const isChosenByViewer = (viewer: ViewerFacts, field: FactField, word: string): boolean =>
  isShareable(field) && viewer[`viewer_${field}`] === word;
