/** An event for a member's pages. `data` is a state, not a difference, so that receiving it twice does no harm. */
export interface LiveEvent {
  readonly event: string;
  readonly data: object;
}

/** A member's channel also carries this hint that sessions may have ended; no event begins like it. */
export const CHECK_SESSIONS = 'check sessions';

/** As it stands in an event stream. JSON has no line breaks of its own. */
export const written = ({ event, data }: LiveEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
