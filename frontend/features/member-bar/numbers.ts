/** How a number is shown where there is little room. */
export function capped(number: number): string {
  return number > 99 ? '99+' : String(number);
}

const FEW_CREDITS = 10;

/** How a balance is pointed out; undefined where there is no need to. */
export function balanceTone(credits: number): 'warning' | 'danger' | undefined {
  if (credits > FEW_CREDITS) return undefined;
  return credits > 0 ? 'warning' : 'danger';
}

/** A page's title with what waits, in place of what it said before. */
export function titled(title: string, waiting: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return waiting > 0 ? `(${waiting}) ${plain}` : plain;
}

/** Sets the badge of the installed app's icon. */
export async function setAppBadge(waiting: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // Some systems have no badges, or none without leave to notify.
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}
