/** What a member's pages are told. `data` is a state, not a difference: whoever hears it twice knows no more than before. */
export interface LiveEvent {
  readonly event: string;
  readonly data: object;
}

/** As it stands in an event stream. JSON has no line breaks of its own. */
export const written = ({ event, data }: LiveEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
