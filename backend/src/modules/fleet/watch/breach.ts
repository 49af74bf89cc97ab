/** A figure of the brands that a wave has changed: since it changed them, and as it was expected from the hour before. */
export interface WaveFigure {
  readonly counted: number;
  readonly expected: number;
}

export interface WaveFigures {
  readonly errors: WaveFigure;
  readonly signups: WaveFigure;
  readonly complaints: WaveFigure;
  /** Answers of api and web in which the errors were counted. */
  readonly answers: number;
  /** How sign-ups went at the brands that the wave has not changed: 1 is as in the hour before. */
  readonly trend: number;
}

/** When a wave stops by itself. */
export interface WaveLimits {
  /** It stops at so many server errors, where they are more than `errors_times` what was expected. */
  readonly errors_least: number;
  readonly errors_times: number;
  /** It stops where so many sign-ups were expected and fewer than `signups_percent` of them came. */
  readonly signups_least: number;
  readonly signups_percent: number;
  /** It stops at so many complaints and reports, where they are more than `complaints_times` what was expected. */
  readonly complaints_least: number;
  readonly complaints_times: number;
}

export const USUAL_LIMITS: WaveLimits = {
  errors_least: 5,
  errors_times: 3,
  signups_least: 10,
  signups_percent: 30,
  complaints_least: 3,
  complaints_times: 3,
};

/** The figure that stops a wave, in words; undefined where none does. */
export function breachOf({ errors, signups, complaints }: WaveFigures, limits: WaveLimits): string | undefined {
  if (errors.counted >= limits.errors_least && errors.counted > limits.errors_times * errors.expected)
    return `${errors.counted} server errors, where ${rounded(errors.expected)} were expected.`;
  if (
    complaints.counted >= limits.complaints_least &&
    complaints.counted > limits.complaints_times * complaints.expected
  )
    return `${complaints.counted} complaints and reports, where ${rounded(complaints.expected)} were expected.`;
  if (signups.expected >= limits.signups_least && signups.counted * 100 < limits.signups_percent * signups.expected)
    return `${signups.counted} sign-ups, where ${rounded(signups.expected)} were expected.`;
  return undefined;
}

const rounded = (expected: number): string => String(Math.round(expected * 10) / 10);
