import { type Agent, type ClientRequest, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { discardBody } from '../../../backend/src/platform/http/unread-body';
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
        await refuse(attempt, response);
        return;
      }
    }
    if (!isRepeatable(attempt.request) || Date.now() >= deadline || attempt.upstreams.length === 0) break;
    await pause(50);
  }
  await refuse(attempt, response);
}

/** `again`: nothing of the request was used up, so that it may go to the next. `broken`: it may have had an effect. */
type Outcome = 'done' | 'again' | 'broken';

function tryOne({ request, target, agent }: Attempt, upstream: string, response: ServerResponse): Promise<Outcome> {
  return new Promise((resolve) => {
    const repeatable = isRepeatable(request);
    const outgoing = open(upstream, request, target, repeatable ? agent : undefined);
    let connected = false;
    let answered = false;
    const abandon = (): void => {
      outgoing.destroy();
      resolve('done');
    };
    // The process behind may answer before it has read the body. The visitor gets the answer at once, and the rest of the
    // body is read here, or it would stand on the connection where the next request is expected.
    const finish = async (): Promise<void> => {
      request.unpipe(outgoing);
      const isWhole = await discardBody(request);
      response.end();
      if (!isWhole) request.socket.destroySoon();
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
      answered = true;
      response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, answerHeaders(incoming.rawHeaders));
      // An event stream's head must arrive before its first event.
      response.flushHeaders();
      incoming.pipe(response, { end: false });
      incoming.once('end', () => void finish());
      incoming.once('error', () => response.destroy());
      incoming.once('aborted', () => response.destroy());
      resolve('done');
    });
    outgoing.on('error', () => {
      // The rest of a body may be refused by a process that has answered; a broken answer tells of itself.
      if (answered) return;
      response.off('close', abandon);
      resolve(response.destroyed ? 'done' : repeatable || !connected ? 'again' : 'broken');
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

async function refuse({ name, request }: Attempt, response: ServerResponse): Promise<void> {
  const isWhole = await discardBody(request);
  if (response.headersSent || response.destroyed) return;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' };
  // An unread rest of the request's body would be parsed as the next request.
  response.writeHead(502, isWhole ? headers : { ...headers, connection: 'close' });
  response.end(`The ${name} process is not answering at the moment; try again in a few seconds.\n`);
}
