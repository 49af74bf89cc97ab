import { type Agent, type ClientRequest, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Target, answerHeaders, forwardHeaders, isRepeatable } from './headers';
import { type UpstreamName } from './routes';

/** One request on its way to one of several equal processes, in the order in which to try them. */
export interface Attempt {
  readonly request: IncomingMessage;
  readonly target: Target;
  readonly name: UpstreamName;
  readonly upstreams: readonly string[];
  readonly agent: Agent;
  readonly patienceMs: number;
}

/** Sends a request on and streams the answer back; 502 with one sentence where nobody answers. */
export async function forward(attempt: Attempt, response: ServerResponse): Promise<void> {
  const deadline = Date.now() + attempt.patienceMs;
  for (;;) {
    for (const upstream of attempt.upstreams) {
      const outcome = await tryOne(attempt, upstream, response);
      if (outcome === 'done') return;
      if (outcome === 'broken') {
        refuse(attempt, response);
        return;
      }
    }
    if (!isRepeatable(attempt.request) || Date.now() >= deadline || attempt.upstreams.length === 0) break;
    await pause(50);
  }
  refuse(attempt, response);
}

/** `again`: nothing of the request was used up, so that it may go to the next. `broken`: it may have had an effect. */
type Outcome = 'done' | 'again' | 'broken';

function tryOne({ request, target, agent }: Attempt, upstream: string, response: ServerResponse): Promise<Outcome> {
  return new Promise((resolve) => {
    const repeatable = isRepeatable(request);
    const outgoing = open(upstream, request, target, repeatable ? agent : undefined);
    let connected = false;
    const abandon = (): void => {
      outgoing.destroy();
      resolve('done');
    };
    response.once('close', abandon);
    outgoing.once('socket', (socket) => {
      const begin = (): void => {
        connected = true;
        if (repeatable) outgoing.end();
        else request.pipe(outgoing);
      };
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
    outgoing.once('response', (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, answerHeaders(incoming.rawHeaders));
      // An event stream's head must arrive before its first event.
      response.flushHeaders();
      incoming.pipe(response);
      incoming.once('error', () => response.destroy());
      incoming.once('aborted', () => response.destroy());
      resolve('done');
    });
    outgoing.on('error', () => {
      response.off('close', abandon);
      if (response.headersSent) response.destroy();
      resolve(response.destroyed || response.headersSent ? 'done' : repeatable || !connected ? 'again' : 'broken');
    });
  });
}

/** Opens a request without sending its body. Requests that must not go twice get a connection that cannot be stale. */
function open(upstream: string, request: IncomingMessage, target: Target, agent?: Agent): ClientRequest {
  const { hostname, port } = new URL(upstream);
  const { method = 'GET' } = request;
  const headers = forwardHeaders(request, target);
  return send({ hostname, port, method, path: target.path, headers, agent: agent ?? false });
}

function refuse({ name, request }: Attempt, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' };
  // What was not read of the request's body would be taken for the next request.
  response.writeHead(502, request.complete ? headers : { ...headers, connection: 'close' });
  response.end(`The ${name} process is not answering at the moment; try again in a few seconds.\n`);
}
