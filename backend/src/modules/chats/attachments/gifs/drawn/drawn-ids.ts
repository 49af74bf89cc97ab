/** The set that ships. One that has been sent stays: ids are added, never taken away. */
export const DRAWN_GIFS = [
  ...(['wave', 'heart', 'laugh', 'thumbs_up', 'cheers', 'party'] as const),
  ...(['hug', 'kiss', 'wow', 'coffee', 'good_night', 'dance'] as const),
];
export type DrawnGif = (typeof DRAWN_GIFS)[number];

export const isDrawnGif = (id: string): id is DrawnGif => DRAWN_GIFS.some((gif) => gif === id);
