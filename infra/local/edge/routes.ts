import { type Target } from './headers';

/** `http://127.0.0.1:port` of each process. */
export interface Upstreams {
  readonly api: readonly string[];
  readonly web: readonly string[];
  readonly mail?: readonly string[];
  /** The sandbox of the payment providers. */
  readonly pay?: readonly string[];
  /** The workers' inner ports, which show what the mails look like. */
  readonly templates?: readonly string[];
}

export type UpstreamName = keyof Upstreams;

/** The upstream: the inbox and the payments sandbox by host, the workers for mail templates, the api by path, the web for everything else. */
export function routeOf({ hosts, path }: Target): UpstreamName {
  const [host = ''] = hosts;
  if (hosts.length === 1 && /^mail\.localhost\.?(?::\d+)?$/i.test(host))
    return /^\/templates(?:\?|$)/.test(path) ? 'templates' : 'mail';
  if (hosts.length === 1 && /^pay\.localhost\.?(?::\d+)?$/i.test(host)) return 'pay';
  return /^\/(?:api|media)(?:[/?]|$)/.test(path) ? 'api' : 'web';
}
