import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { type MemberIdentity } from '../http';
import { counter } from '../telemetry';
import { runInScope, type Scope } from '../tenancy';
import { type LiveEvent, written } from './live-event';
import { LiveSources } from './live-sources';
import { isPosition, liesBehind, positionOf } from './position';
import { type Stream } from './stream';
import { Streams } from './streams';
import { Watch } from './watch';

const RETRY_MS = 2000;
const RELOAD: readonly LiveEvent[] = [{ event: 'reload', data: {} }];

const caughtUp = counter('live_catch_ups_total', 'Streams that went on where an earlier one had ended', ['outcome']);

/** Opens the stream of a member's page: it hears first, then catches up, then goes on live. */
@Injectable()
export class OpenStream {
  constructor(
    private readonly streams: Streams,
    private readonly watch: Watch,
    private readonly sources: LiveSources,
  ) {}

  /** Answers what writes its beginning; undefined where this process is about to end. */
  async open(
    member: MemberIdentity,
    scope: Scope & { readonly tenantId: number },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<(() => void) | undefined> {
    const stream = await this.streams.add(scope.tenantId, member.id, member.session, response);
    if (!stream) return undefined;
    try {
      const snapshot = await this.watch.begin();
      const missed = await runInScope(scope, () => this.missed(stream, askedPosition(request), snapshot));
      const ready = `event: ready\nid: ${positionOf(snapshot)}\ndata: {}\n\n`;
      const retry = `retry: ${Math.round(RETRY_MS * (0.5 + Math.random()))}\n\n`;
      return () => {
        stream.start(scope.trace, [retry, ...missed.map(written), ready].join(''));
      };
    } catch (error) {
      this.streams.remove(response);
      throw error;
    }
  }

  private async missed(
    { memberId }: Stream,
    position: string | undefined,
    snapshot: string,
  ): Promise<readonly LiveEvent[]> {
    if (position === undefined) return [];
    const events = (await this.isKnown(position, snapshot)) ? await this.sources.since(memberId, position) : undefined;
    caughtUp.inc({ outcome: events ? 'resumed' : 'reload' });
    return events ?? RELOAD;
  }

  private async isKnown(position: string, snapshot: string): Promise<boolean> {
    if (!isPosition(position)) return false;
    // Another process may have looked later than this one.
    return !liesBehind(position, snapshot) || !liesBehind(position, await this.watch.now());
  }
}

/** A browser says by itself where it was; a page that takes over from another one says it in the address. */
function askedPosition({ headers, url = '' }: IncomingMessage): string | undefined {
  const own = headers['last-event-id'];
  if (typeof own === 'string' && own !== '') return own;
  const at = url.indexOf('?');
  return at < 0 ? undefined : (new URLSearchParams(url.slice(at + 1)).get('after') ?? undefined);
}
