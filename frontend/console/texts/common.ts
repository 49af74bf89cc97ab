/** Texts that several screens share. The console speaks English; dates and numbers are the browser's. */
export const common = {
  console: 'Console',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  late: 'late',
  loading: 'Loading …',
  all: 'All',
  none: 'none',
  reason: 'Reason',
  reason_hint: 'At least five characters, for the record.',
  copy: 'Copy',
  copied: 'Copied.',
  not_copied: 'Select the text and copy it by hand.',
  offline: 'You are offline. What is here stays; it is fetched anew once you are back.',
} as const;
