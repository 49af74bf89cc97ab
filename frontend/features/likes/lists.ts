const LIKE_LISTS = ['received', 'mutual', 'given'] as const;
export type LikeList = (typeof LIKE_LISTS)[number];

/** With all of them together. */
export const TAB_LISTS = ['all', ...LIKE_LISTS] as const;
export type TabList = (typeof TAB_LISTS)[number];
