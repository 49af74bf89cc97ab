import { type ServerResponse } from 'node:http';
import { type Channels } from './channels';
import { Streams } from './streams';

const [OF_A_MEMBER, OF_A_PROCESS] = [10, 20_000];
const CHANNELS = { join: () => Promise.resolve(), leave: () => undefined } as unknown as Channels;

class Answer {
  destroyed = false;
  writableEnded = false;
  told = '';
  on(): this {
    return this;
  }
  writeHead(): this {
    return this;
  }
  write(text: string): boolean {
    this.told += text;
    return true;
  }
  end(text: string): void {
    // A response of Node emits this as an event, which ends the process where nobody listens.
    if (this.writableEnded) throw new Error('write after end');
    this.told += text;
    this.writableEnded = true;
  }
}

async function come(streams: Streams, member: number): Promise<Answer> {
  const response = new Answer();
  const stream = await streams.add(1, member, 'session', response as unknown as ServerResponse);
  stream?.start('trace', '');
  return response;
}

it('ends the oldest of a member who has too many, and no other', async () => {
  const streams = new Streams(CHANNELS);
  const stranger = await come(streams, 2);
  const own: Answer[] = [];
  for (let n = 0; n < OF_A_MEMBER + 2; n += 1) own.push(await come(streams, 1));
  expect(own.map(({ writableEnded }) => writableEnded)).toEqual(own.map((_, at) => at < 2));
  streams.write('live:1:1', 'news', 'hint');
  expect(own.map(({ told }) => told.includes('news'))).toEqual(own.map((_, at) => at >= 2));
  expect([stranger.writableEnded, streams.size]).toEqual([false, OF_A_MEMBER + 1]);
});

it('ends a stream once, though two checks find that its session has ended', async () => {
  const streams = new Streams(CHANNELS);
  const response = await come(streams, 1);
  const [stream] = streams.of('live:1:1');
  if (!stream) throw new Error('no stream');
  streams.endSignedOut(stream);
  streams.endSignedOut(stream);
  expect([response.told.match(/retry/g)?.length, streams.size]).toEqual([1, 0]);
});

it('ends the oldest where the process is full, whose page comes again and is let in', async () => {
  const streams = new Streams(CHANNELS);
  const all: Answer[] = [];
  for (let member = 1; member <= OF_A_PROCESS; member += 1) all.push(await come(streams, member));
  expect(all.filter(({ writableEnded }) => writableEnded)).toEqual([]);
  await come(streams, OF_A_PROCESS + 1);
  expect(all.findIndex(({ writableEnded }) => !writableEnded)).toBe(1);
  expect(Number(/retry: (\d+)/.exec(all[0]?.told ?? '')?.[1])).toBeGreaterThan(1000);
  const again = await come(streams, 1);
  expect(all.findIndex(({ writableEnded }) => !writableEnded)).toBe(2);
  streams.write('live:1:1', 'news', 'look');
  expect([again.told.includes('news'), streams.size]).toEqual([true, OF_A_PROCESS]);
});
