import { call } from '../api/call';
import { tellSight } from './tell-sight';

jest.mock('../api/call', () => ({ call: jest.fn(() => Promise.resolve({ state: 'done' })) }));

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const permission = { permission: 'granted' };
const see = (visibilityState: string): void => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const told = (): unknown[] =>
  jest.mocked(call as jest.Mock).mock.calls.map(([, , { body }]: [string, string, { body: unknown }]) => body);
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  page.visibilityState = 'visible';
  permission.permission = 'granted';
  Object.assign(globalThis, { document: page, window: { Notification: permission }, Notification: permission });
  (call as jest.Mock).mockClear();
  stop = tellSight();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('says that the page is seen, says so again while it is, and that it is not any more', () => {
  jest.advanceTimersByTime(120_000);
  see('hidden');
  jest.advanceTimersByTime(600_000);
  see('visible');
  expect(told()).toEqual([{ in_sight: true }, { in_sight: true }, { in_sight: false }, { in_sight: true }]);
  stop();
  see('hidden');
  expect(told()).toHaveLength(4);
});

it('says nothing where the browser may show no notifications', () => {
  permission.permission = 'default';
  see('hidden');
  see('visible');
  expect(told()).toEqual([{ in_sight: true }]);
});
