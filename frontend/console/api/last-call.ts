let lastCallAt = Date.now();

/** The server ends a session that asks nothing for a while. */
export function noteCall(): void {
  lastCallAt = Date.now();
}

/** When the server last heard of this page. Other tabs may have asked since. */
export const lastCall = (): number => lastCallAt;
