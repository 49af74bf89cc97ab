/** Texts that several screens share. The console speaks English; dates and numbers are the browser's. */
export const common = {
  console: 'Console',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading …',
  all: 'All',
  none: 'none',
  offline: 'You are offline. What is here stays; it is fetched anew once you are back.',
} as const;
