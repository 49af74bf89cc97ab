import { type ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { counter, gauge } from '../telemetry';
import { Channels } from './channels';
import { CHECK_SESSIONS } from './live-event';
import { Stream } from './stream';

/** All streams are looked after once in this many turns. */
export const TURNS = 5;
const MOST_OF_A_MEMBER = 10;
const MOST_OF_A_PROCESS = 20_000;
/** A page closed as one too many reconnects after this delay, so that pages do not keep displacing each other. */
const LATER_MS = 60_000;
/**
 * A page whose session has ended reconnects after this delay, and is then refused. The delay is long enough for a page
 * that has just renewed its session to have received the new cookie.
 */
const SIGNED_OUT_MS = 1000;

const written = counter('live_events_total', 'Events written to streams', ['from']);
const ended = counter('live_streams_ended_total', 'Streams that this process ended', ['why']);

type End = 'session' | 'too_many' | 'slow' | 'closing';

const CHECK = Buffer.from(CHECK_SESSIONS);

/** The streams of this process, by member. */
@Injectable()
export class Streams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly open = new Map<ServerResponse, Stream>();
  private readonly byChannel = new Map<string, Stream[]>();
  private readonly comings: ((stream: Stream) => void)[] = [];
  private readonly goings: ((stream: Stream) => void)[] = [];
  private readonly onClose: (this: ServerResponse) => void;
  private turn = 0;
  private isClosing = false;

  constructor(private readonly channels: Channels) {
    const close = (response: ServerResponse): void => {
      this.remove(response);
    };
    // All responses share this one listener.
    this.onClose = function (this: ServerResponse) {
      close(this);
    };
  }

  onApplicationBootstrap(): void {
    gauge('live_streams', 'Open streams of members', () => this.open.size);
    this.channels.subscribe(
      (channel, bytes) => {
        if (bytes.equals(CHECK)) this.check?.(channel);
        else this.write(channel, bytes, 'hint');
      },
      () => this.missed?.(),
    );
  }

  /** Called when hints may have been missed. */
  missed: (() => void) | undefined;

  /** Called when sessions of a channel's member may have ended. */
  check: ((channel: string) => void) | undefined;

  /** Registers callbacks for a member's first stream being opened, and for the last being closed. */
  onMember(came: (stream: Stream) => void, went: (stream: Stream) => void): void {
    this.comings.push(came);
    this.goings.push(went);
  }

  get size(): number {
    return this.open.size;
  }

  has(channel: string): boolean {
    return this.byChannel.has(channel);
  }

  /** Those of a member, also where they are not live yet. */
  of(channel: string): readonly Stream[] {
    return this.byChannel.get(channel) ?? [];
  }

  /** Those that are live. */
  *ofTurn(turn: number): Iterable<Stream> {
    for (const stream of this.open.values()) if (stream.turn === turn && stream.isLive) yield stream;
  }

  /** A stream that receives every event from now on. Undefined where the process is about to end. */
  async add(tenantId: number, memberId: number, token: string, response: ServerResponse): Promise<Stream | undefined> {
    if (this.isClosing || response.destroyed) return undefined;
    this.turn = (this.turn + 1) % TURNS;
    const stream = new Stream(tenantId, memberId, token, this.turn, response);
    response.on('close', this.onClose);
    this.open.set(response, stream);
    const others = this.byChannel.get(stream.channel);
    if (others) {
      others.push(stream);
      if (others.length > MOST_OF_A_MEMBER) this.end(others[0], 'too_many', LATER_MS);
    } else {
      this.byChannel.set(stream.channel, [stream]);
      for (const came of this.comings) came(stream);
    }
    if (this.open.size > MOST_OF_A_PROCESS) this.end(this.open.values().next().value, 'too_many', LATER_MS / 10);
    // Also where another one has asked: its channel may not be joined yet.
    await this.channels.join(stream.channel);
    return stream;
  }

  remove(response: ServerResponse): void {
    const stream = this.open.get(response);
    if (!stream) return;
    this.open.delete(response);
    const left = (this.byChannel.get(stream.channel) ?? []).filter((other) => other !== stream);
    if (left.length > 0) {
      this.byChannel.set(stream.channel, left);
      return;
    }
    this.byChannel.delete(stream.channel);
    this.channels.leave(stream.channel);
    for (const went of this.goings) went(stream);
  }

  /** The same bytes to every stream of a channel. */
  write(channel: string, bytes: Buffer | string, from: 'hint' | 'look'): void {
    const streams = this.byChannel.get(channel);
    if (!streams) return;
    written.inc({ from }, streams.length);
    for (const stream of streams) if (!stream.write(bytes)) ended.inc({ why: 'slow' });
  }

  writeAll(bytes: string): void {
    for (const stream of this.open.values()) stream.write(bytes);
  }

  /** Ends a stream once: two checks of a session may both find that it has ended. */
  end(stream: Stream | undefined, why: End, retryMs: number): void {
    if (!stream || !this.open.has(stream.response)) return;
    ended.inc({ why });
    this.remove(stream.response);
    stream.end(retryMs * (0.5 + Math.random()));
  }

  /** The session that a stream was opened with lets nobody in any more. */
  endSignedOut(stream: Stream): void {
    this.end(stream, 'session', SIGNED_OUT_MS);
  }

  /** All pages come back elsewhere, not all at once, and go on where they were. */
  beforeApplicationShutdown(): void {
    this.isClosing = true;
    for (const stream of [...this.open.values()]) this.end(stream, 'closing', 2000);
  }
}
