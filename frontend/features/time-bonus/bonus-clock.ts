/** Returns the remaining time in whole seconds; never more than the server has granted. */
export const secondsLeft = (endsAt: number, now: number): number => Math.max(0, Math.ceil((endsAt - now) / 1000));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

const AREA = /^\/(?:members(?:\/\d+)?|chats|likes(?:\/m\/\d+)?|premium)$/;

/** Whether the sheet may open by itself on a path. */
export const isMembersArea = (path: string): boolean => AREA.test(path);
