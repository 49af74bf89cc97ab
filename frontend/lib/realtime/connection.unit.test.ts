import { Connection, type Heard } from './connection';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Source.opened.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  say(kind: string, data: string, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(kind), { data, lastEventId }));
  }
  fail(): void {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();
const heard: Heard[] = [];
const refused = jest.fn();
let connection: Connection;
const last = (): Source => Source.opened.at(-1) as Source;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: page, window: frame, EventSource: Source });
  Source.opened = [];
  heard.length = 0;
  refused.mockClear();
  connection = new Connection(5, '', (one) => heard.push(one), refused);
});
afterEach(() => {
  connection.close();
  jest.useRealTimers();
});

it('goes on where it was, and says that something may be missing only where it could not', () => {
  expect(last().url).toBe('/api/events?member=5');
  last().say('ready', '{}', '100');
  expect(heard.splice(0)).toEqual([{ kind: 'resync' }, { kind: 'beat' }]);
  last().say('chat', '{"conversation":1}', '100');
  last().say('beat', '', '140');
  frame.dispatchEvent(new Event('online'));
  expect(last().url).toBe('/api/events?member=5&after=140');
  expect(Source.opened[0]?.readyState).toBe(2);
  last().say('ready', '{}', '150');
  expect(heard.splice(0)).toEqual([{ kind: 'chat', data: { conversation: 1 } }, { kind: 'beat' }, { kind: 'beat' }]);
  last().say('reload', '{}', '150');
  expect(heard).toEqual([{ kind: 'resync' }]);
});

it('tries again, less and less often, where nobody lets it in, and asks whether the member still is one', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const [tried, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    last().fail();
    expect(refused).toHaveBeenCalledTimes(tried + 1);
    jest.advanceTimersByTime(seconds * 1000 - 1);
    expect(Source.opened).toHaveLength(tried + 1);
    jest.advanceTimersByTime(1);
    expect(Source.opened).toHaveLength(tried + 2);
  }
});

it('leaves to the browser what was only cut off, and opens anew after a long silence', () => {
  last().say('ready', '{}', '7');
  last().readyState = 0;
  last().dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(30_000);
  expect(Source.opened).toHaveLength(1);
  jest.advanceTimersByTime(60_000);
  expect(Source.opened).toHaveLength(2);
  connection.close();
  jest.advanceTimersByTime(600_000);
  expect(Source.opened).toHaveLength(2);
});
