/** Where the height of the notice is kept, with a pattern of the paths that do not have it. */
export const NOTICE_ROOM = 'notice-room';
/** As high as a notice is on most phones. */
const USUAL_PX = 56;

/** The height that this page keeps free below the header. */
export const noticeRoom = (): number =>
  Number.parseFloat(document.documentElement.style.getPropertyValue('--notice-room')) || 0;

export function setNoticeRoom(height: number): void {
  const { style } = document.documentElement;
  if (height > 0) style.setProperty('--notice-room', `${height}px`);
  else style.removeProperty('--notice-room');
}

/** Lets the next pages keep the room from their first paint. The height is undefined where the notice was not seen. */
export function keepNoticeRoom(height: number | undefined, quiet: string): void {
  try {
    const before = localStorage.getItem(NOTICE_ROOM)?.split(' ')[0];
    localStorage.setItem(NOTICE_ROOM, `${height ?? before ?? USUAL_PX} ${quiet}`);
  } catch {
    // The browser stores nothing: the notice slides in.
  }
}

export function forgetNoticeRoom(): void {
  try {
    localStorage.removeItem(NOTICE_ROOM);
  } catch {
    // See above.
  }
}
