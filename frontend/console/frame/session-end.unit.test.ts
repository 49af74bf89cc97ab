import { sessionEnd } from './session-end';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const MINUTE = 60_000;
const self = { session_ends_at: '2026-11-26T18:00:00.000Z', idle_seconds: 1800 };

it('says nothing while there is time enough, nor once it is over', () => {
  expect(sessionEnd(self, NOW, NOW)).toBeUndefined();
  expect(sessionEnd(self, NOW - 27 * MINUTE, NOW)).toBeUndefined();
  expect(sessionEnd(self, NOW - 31 * MINUTE, NOW)).toBeUndefined();
});

it('tells an idle session from one that has reached its age', () => {
  expect(sessionEnd(self, NOW - 29 * MINUTE, NOW)).toEqual({ why: 'idle', at: NOW + MINUTE });
  const old = { ...self, session_ends_at: '2026-11-26T12:01:30.000Z' };
  expect(sessionEnd(old, NOW, NOW)).toEqual({ why: 'age', at: NOW + 90_000 });
  expect(sessionEnd({ ...self, session_ends_at: null }, NOW, NOW)).toBeUndefined();
});
