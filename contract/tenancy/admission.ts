export type HostKind = 'primary' | 'alias' | 'redirect' | 'preview';
export type HostState = 'pending' | 'verified' | 'live' | 'suspended' | 'retired';

/** The result of a request to a known host: the site, a redirect to the host's target, or the reason for a refusal. */
export type Admission = 'open' | 'moved' | 'unknown' | 'preview_only' | 'suspended' | 'retired';

interface Host {
  readonly kind: HostKind;
  readonly state: HostState;
  /** The host that a redirect leads to. */
  readonly target: string | null;
}

/** Decides what a visitor of a host gets. `mayPreview` holds for visitors with a valid preview cookie. */
export function admitVisitor(host: Host, mayPreview: boolean): Admission {
  switch (host.state) {
    case 'suspended':
    case 'retired':
      return host.state;
    case 'pending':
    case 'verified':
      if (!mayPreview) return 'unknown';
      break;
    case 'live':
      break;
  }
  switch (host.kind) {
    case 'redirect':
      return host.target === null ? 'unknown' : 'moved';
    case 'preview':
      return mayPreview ? 'open' : 'preview_only';
    case 'primary':
    case 'alias':
      return 'open';
  }
}
