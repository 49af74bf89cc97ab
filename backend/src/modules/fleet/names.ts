/** The words of waves. They are words of the api and of the database: none is ever renamed. */
export const WAVE_KINDS = ['change', 'template'] as const;
export type WaveKind = (typeof WAVE_KINDS)[number];

export const WAVE_STATES = [
  ...(['planning', 'planned', 'publishing', 'watching', 'waiting'] as const),
  ...(['stopped', 'done', 'rolling_back', 'rolled_back', 'cancelled'] as const),
] as const;
export type WaveState = (typeof WAVE_STATES)[number];

export const WAVE_STAGES = ['canary', 'tenth', 'all'] as const;
export type WaveStage = (typeof WAVE_STAGES)[number];

export const WAVE_BRAND_STATES = [
  ...(['unplanned', 'ready', 'unchanged', 'faulty', 'left_out'] as const),
  ...(['published', 'skipped', 'rolled_back', 'kept'] as const),
] as const;
export type WaveBrandState = (typeof WAVE_BRAND_STATES)[number];

/** One value that a wave sets or takes out of what brands say themselves, so that the template's or the product's counts. */
export type WaveChange =
  | { readonly path: string; readonly act: 'set'; readonly value: unknown }
  | { readonly path: string; readonly act: 'reset' };
