/** These stand by themselves, because addresses are read by them before the other texts are loaded. */
export const waveStates = {
  planning: 'Dry run',
  planned: 'Ready to start',
  publishing: 'Publishing',
  watching: 'Watching',
  waiting: 'Waits for a press',
  stopped: 'Stopped',
  done: 'Done',
  rolling_back: 'Rolling back',
  rolled_back: 'Rolled back',
  cancelled: 'Given up',
} as const;

export const brandStates = {
  unplanned: 'not planned yet',
  ready: 'would change',
  unchanged: 'nothing changes',
  faulty: 'has faults, left out',
  left_out: 'left out',
  published: 'changed',
  skipped: 'skipped',
  rolled_back: 'rolled back',
  kept: 'not rolled back',
} as const;
