const LONGEST_SECONDS = 3600;

/** How long to wait, in seconds, as `t` in the address says; undefined where it says nothing that can be meant. */
export function secondsToWait(search: string): number | undefined {
  const given = new URLSearchParams(search).get('t');
  if (given === null || !/^\d{1,4}$/.test(given)) return undefined;
  const seconds = Number(given);
  return seconds <= LONGEST_SECONDS ? seconds : undefined;
}

/** The address without `t`: whoever reloads or shares it is not asked again. */
export function withoutWait(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('t');
  return url.pathname + url.search + url.hash;
}
