/** A time of the day such as `22:00`, by the clock of the member. */
export const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export interface QuietHours {
  readonly on: boolean;
  readonly from: string;
  readonly until: string;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { on: true, from: '22:00', until: '08:00' };
