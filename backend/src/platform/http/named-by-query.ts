import { type IncomingMessage } from 'node:http';

interface NamedCall {
  readonly methods: readonly string[];
  readonly paths: readonly string[];
  /** The parameter that a query must have to reach the route. */
  readonly parameter: readonly [name: string, value: string];
  readonly route: string;
}

/** Calls of the product's specification that share their path with another one: no router tells queries apart. */
const NAMED_BY_QUERY: readonly NamedCall[] = [
  {
    methods: ['POST', 'DELETE'],
    paths: ['/api/user.php', '/api/user'],
    parameter: ['push', '1'],
    route: '/api/push/subscriptions',
  },
];

/** The address that the router looks a request up by. */
export function routedAddress({ method = '', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const [path, query] = [url.slice(0, at), url.slice(at + 1)];
  const call = NAMED_BY_QUERY.find(({ methods, paths }) => methods.includes(method) && paths.includes(path));
  if (!call) return url;
  const [name, value] = call.parameter;
  return new URLSearchParams(query).get(name) === value ? `${call.route}?${query}` : url;
}
