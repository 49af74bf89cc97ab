import { type IncomingMessage, type ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { MemberAuthenticator, type MemberIdentity } from '../http';
import { counter } from '../telemetry';
import { runInScope, type Scope } from '../tenancy';
import { type LiveEvent, written } from './live-event';
import { LiveSources } from './live-sources';
import { liesBehind, positionOf } from './position';
import { Revocations } from './revocations';
import { SealedPositions } from './sealed-positions';
import { type Stream } from './stream';
import { Streams } from './streams';
import { Watch } from './watch';

const RETRY_MS = 2000;
const RELOAD: readonly LiveEvent[] = [{ event: 'reload', data: {} }];

const caughtUp = counter('live_catch_ups_total', 'Streams that went on where an earlier one had ended', ['outcome']);

/** Opens the stream of a member's page: it subscribes first, then catches up, then goes on live. */
@Injectable()
export class OpenStream {
  constructor(
    private readonly streams: Streams,
    private readonly watch: Watch,
    private readonly sources: LiveSources,
    private readonly revocations: Revocations,
    private readonly members: MemberAuthenticator,
    private readonly positions: SealedPositions,
  ) {}

  /** Answers what writes its beginning, or why there is none: this process is about to end, or the session has ended. */
  async open(
    { id, token }: Pick<MemberIdentity, 'id'> & { readonly token: string },
    scope: Scope & { readonly tenantId: number },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<(() => void) | 'closing' | 'signed_out'> {
    const stream = await this.streams.add(scope.tenantId, id, token, response);
    if (!stream) return 'closing';
    try {
      const snapshot = await this.watch.begin();
      this.revocations.begin(snapshot);
      // Proven once more now that the end of the session would be noticed: it may have ended since the request was let in.
      const [missed, member] = await runInScope(scope, () =>
        Promise.all([this.missed(stream, askedPosition(request), snapshot), this.members.authenticate(token)]),
      );
      // Its end was written already.
      if (response.writableEnded) return () => undefined;
      if (member?.id !== id) {
        this.streams.remove(response);
        return 'signed_out';
      }
      const ready = `event: ready\nid: ${this.positions.seal(positionOf(snapshot))}\ndata: {}\n\n`;
      const retry = `retry: ${Math.round(RETRY_MS * (0.5 + Math.random()))}\n\n`;
      return () => {
        stream.start(scope.trace, [retry, ...missed.map(written), ready].join(''));
      };
    } catch (error) {
      if (response.writableEnded) return () => undefined;
      this.streams.remove(response);
      throw error;
    }
  }

  private async missed(
    { memberId }: Stream,
    asked: string | undefined,
    snapshot: string,
  ): Promise<readonly LiveEvent[]> {
    if (asked === undefined) return [];
    const position = this.positions.open(asked);
    const events =
      position !== undefined && (await this.isKnown(position, snapshot))
        ? await this.sources.since(memberId, position)
        : undefined;
    caughtUp.inc({ outcome: events ? 'resumed' : 'reload' });
    return events ?? RELOAD;
  }

  private async isKnown(position: string, snapshot: string): Promise<boolean> {
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
