import type { Host } from './site-directory';

/** What a known host gets: its site, or why not. The api judges its own requests by the same rules. */
export type Admission = 'open' | 'moved' | 'unknown' | 'preview_only' | 'suspended' | 'retired';

export function admit(host: Host, previewing: boolean): Admission {
  switch (host.state) {
    case 'suspended':
    case 'retired':
      return host.state;
    case 'pending':
    case 'verified':
      if (!previewing) return 'unknown';
      break;
    case 'live':
      break;
  }
  switch (host.kind) {
    case 'redirect':
      return host.target === null ? 'unknown' : 'moved';
    case 'preview':
      return previewing ? 'open' : 'preview_only';
    case 'primary':
    case 'alias':
      return 'open';
  }
}
