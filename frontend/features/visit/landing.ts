/** How somebody came to the first page of a visit. */
export interface Landing {
  readonly path: string;
  readonly network?: string;
  readonly ref?: string;
  readonly sub1?: string;
  readonly sub2?: string;
  readonly sub3?: string;
  /** The host of the page that led here. */
  readonly referrer?: string;
  /** Whether the page tells when nothing was done on it. */
  readonly lb: boolean;
}

const LABELS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
/** The labels that the API accepts; one invalid label would make it reject all of them. */
const LABEL = /^[^\p{C}\p{Zl}\p{Zp}]{1,64}$/u;

interface Arrival {
  readonly address: string;
  readonly referrer: string;
  /** The type of the navigation: `navigate`, `reload`, `back_forward`. */
  readonly type: string;
}

/** Undefined where the visitor was here before: came from a page of the site, or loaded this one again. */
export function readLanding({ address, referrer, type }: Arrival): Landing | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (from?.origin === origin || type !== 'navigate') return undefined;
  const labels = LABELS.flatMap((label) => {
    const value = searchParams.get(label);
    return value !== null && LABEL.test(value) ? [[label, value] as const] : [];
  });
  const led = from === undefined || from.hostname === '' ? {} : { referrer: from.hostname };
  return { path: pathname, ...Object.fromEntries(labels), ...led, lb: searchParams.has('lb') };
}

/** Returns the address of the beacon that a hidden page sends; `acted` is included only where bounces are logged. */
export function beaconAddress(visit: string | undefined, bounced: boolean | undefined): string {
  const query = new URLSearchParams({
    ...(visit !== undefined && { visit }),
    ...(bounced !== undefined && { bounced: bounced ? '1' : '0' }),
  });
  return query.size === 0 ? '/api/page-hidden.php' : `/api/page-hidden.php?${query.toString()}`;
}
