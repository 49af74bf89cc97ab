import { COMPARED_TRAITS, type ComparedTrait, type FactField, fieldOf } from '../../../../../contract/profile/fields';

/** The viewer's own choices. */
export type ViewerFacts = Readonly<Record<`viewer_${ComparedTrait}`, string | null>>;

/** SQL: the columns of `ViewerFacts`, of the viewer's profile `v`. */
export const VIEWER_FACTS = COMPARED_TRAITS.map((name) => `v.${fieldOf(name).column} as viewer_${name}`).join(', ');

const isCompared = (field: FactField): field is ComparedTrait => COMPARED_TRAITS.some((name) => name === field);

/** Whether the viewer has chosen this word as well. */
export const isChosenByViewer = (viewer: ViewerFacts, field: FactField, word: string): boolean =>
  isCompared(field) && viewer[`viewer_${field}`] === word;
