/** What remains, in whole seconds; never more than the server gives. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

const AREA = /^\/(?:members(?:\/\d+)?|chats|likes(?:\/m\/\d+)?|premium)$/;

/** Where the sheet may open by itself. */
export const isMembersArea = (path: string): boolean => AREA.test(path);
