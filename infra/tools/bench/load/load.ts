import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';

/** The requests of one burst: the same path on each of the hosts in turn. */
export interface Burst {
  readonly url: string;
  readonly path: string;
  readonly hosts: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in turn; without any, no cookie is. */
  readonly cookies?: readonly string[];
  /** Messages that members send, each another one; instead of asking. */
  readonly sends?: readonly { readonly path: string; readonly cookie: string; readonly sender: number }[];
  /** Bodies that are posted in turn, instead of asking. `$uuid` in one is another id each time. */
  readonly posts?: readonly {
    readonly path: string;
    readonly cookie?: string;
    readonly type: string;
    readonly body: string;
  }[];
  readonly seconds: number;
  readonly status: number;
}

/** Runs in a process of its own, on the core that the servers do not have: reads bursts, answers how many were served. */
process.on('message', (burst: Burst) => {
  void run(burst).then((served) => process.send?.({ served }));
});

async function run(burst: Burst): Promise<number> {
  const { url, seconds, status } = burst;
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 16,
    pipelining: 4,
    requests: requestsOf(burst),
  });
  const answered = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || answered < result.requests.total * 0.99)
    throw new Error(`${result.errors} errors, ${answered} of ${result.requests.total} answers with ${status}`);
  return result.requests.total;
}

function requestsOf(burst: Burst): autocannon.Request[] {
  if (burst.sends) return sending(burst, burst.sends);
  return burst.posts ? posting(burst, burst.posts) : asking(burst);
}

/** All connections take from one list: each starting at its head, they would post for the same members at once. */
function posting({ hosts: [host = ''] }: Burst, posts: NonNullable<Burst['posts']>): autocannon.Request[] {
  const requests = posts.map(({ path, cookie, type, body }, index) => ({
    ...{ method: 'POST' as const, path, body },
    headers: { ...signed(cookie ?? '', index), 'x-forwarded-host': host, 'content-type': type },
  }));
  let next = 0;
  return [
    {
      setupRequest: (request) => {
        const post = requests[next % requests.length];
        next += 1;
        return { ...request, ...post, body: post?.body.replace('$uuid', () => randomUUID()) };
      },
    },
  ];
}

function asking({ path, hosts, headers, cookies }: Burst): autocannon.Request[] {
  return hosts.flatMap((host) =>
    (cookies ?? [undefined]).map((cookie, index) => ({
      ...{ method: 'GET' as const, path },
      headers: { ...headers, ...(cookie !== undefined && signed(cookie, index)), 'x-forwarded-host': host },
    })),
  );
}

function sending({ hosts: [host = ''] }: Burst, sends: NonNullable<Burst['sends']>): autocannon.Request[] {
  return sends.map(({ path, cookie, sender }, index) => ({
    ...{ method: 'POST' as const, path },
    headers: {
      ...signed(cookie, index),
      'x-forwarded-host': host,
      'x-sender': String(sender),
      'content-type': 'application/json',
    },
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({ client_id: randomUUID(), kind: 'text', text: 'What are you doing this weekend?' }),
    }),
  }));
}

const signed = (cookie: string, index: number): Record<string, string> => ({
  cookie,
  'x-forwarded-for': `198.18.${index >> 8}.${index & 255}`,
});
