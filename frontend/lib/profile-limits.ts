/** Of a text in the member's own words, as a person counts; the api's, as is the next. */
export const NOTE_LENGTH = 2000;
export const MOST_INTERESTS = 20;
