import { execFileSync } from 'node:child_process';
import { request as open } from 'node:http';
import { type TestApi } from './api';

/** A process with all of its children, made to stand still: connections stay, and nothing is answered. */
export class Standstill {
  private held: number[] = [];

  constructor(private readonly pid: number) {}

  begin(): void {
    // The parent first: then no child is born in between.
    process.kill(this.pid, 'SIGSTOP');
    const children = childrenOf(this.pid);
    for (const child of children) process.kill(child, 'SIGSTOP');
    this.held = [this.pid, ...children];
  }

  end(): void {
    for (const pid of this.held.splice(0)) process.kill(pid, 'SIGCONT');
  }
}

function childrenOf(parent: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answered {
  readonly asked: string;
  readonly status: number;
  readonly seconds: number;
  readonly code: string | undefined;
  readonly retryAfter: string | undefined;
}

/** Asks, and measures the time until the whole answer is here, or until a stream of events has begun. */
export function timed(api: Pick<TestApi, 'url'>, { method, path, host, headers, body }: Asked): Promise<Answered> {
  const began = performance.now();
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const request = open(
      { hostname, port, path, method, agent: false, headers: { ...headers, host, connection: 'close' } },
      (response) => {
        let text = '';
        const end = (): void => {
          const { code } = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {};
          const seconds = (performance.now() - began) / 1000;
          const retryAfter = response.headers['retry-after'];
          resolve({ asked: `${method} ${path}`, status: response.statusCode ?? 0, seconds, code, retryAfter });
          request.destroy();
        };
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          end();
          return;
        }
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', end);
      },
    );
    request.on('error', reject);
    if (body) request.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    else request.end();
  });
}
