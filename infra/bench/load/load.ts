import autocannon from 'autocannon';

/** What one burst asks: the same path on each of the hosts in turn. */
export interface Burst {
  readonly url: string;
  readonly path: string;
  readonly hosts: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent in turn; without any, no cookie is. */
  readonly cookies?: readonly string[];
  readonly seconds: number;
  readonly status: number;
}

/** Runs in a process of its own, on the core that the servers do not have: reads bursts, answers how many were served. */
process.on('message', (burst: Burst) => {
  void run(burst).then((served) => process.send?.({ served }));
});

async function run({ url, path, hosts, headers, cookies, seconds, status }: Burst): Promise<number> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 16,
    pipelining: 4,
    requests: hosts.flatMap((host) =>
      (cookies ?? [undefined]).map((cookie, index) => ({
        ...{ method: 'GET', path },
        headers: {
          ...headers,
          ...(cookie !== undefined && { cookie, 'x-forwarded-for': `198.18.${index >> 8}.${index & 255}` }),
          'x-forwarded-host': host,
        },
      })),
    ),
  });
  const answered = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || answered < result.requests.total * 0.99)
    throw new Error(`${result.errors} errors, ${answered} of ${result.requests.total} answers with ${status}`);
  return result.requests.total;
}
