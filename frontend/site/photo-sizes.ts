/** How wide photos are shown, as the attribute `sizes` says it. */
export const PHOTO_SIZES = {
  /** In lists of people. */
  card: '(min-width: 75rem) 17rem, (min-width: 62rem) 22vw, (min-width: 48rem) 31vw, 48vw',
  /** In the swipe game. */
  deck: '(min-width: 62rem) 27rem, (min-width: 30rem) 26rem, 92vw',
  profile: '(min-width: 62rem) 30rem, 100vw',
} as const;
