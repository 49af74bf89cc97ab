import { DataKeys } from '../../platform/data-keys';
import { decisionInLink, decisionLink } from './decision-link';

const keys = new DataKeys({ DATA_KEY: 'd'.repeat(32) });
afterEach(() => jest.useRealTimers());

it('opens the decision that it was signed for, at its tenant alone', () => {
  const token = decisionLink(keys, 1, 1_073_741_823);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(decisionInLink(keys, 1, token)).toBe(1_073_741_823);
  expect(decisionInLink(keys, 2, token)).toBeUndefined();
  expect(decisionInLink(new DataKeys({ DATA_KEY: 'e'.repeat(32) }), 1, token)).toBeUndefined();
});

it('opens nothing where a byte is another one, or where it is shorter or longer', () => {
  const bytes = Buffer.from(decisionLink(keys, 1, 7), 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(decisionInLink(keys, 1, changed.toString('base64url'))).toBeUndefined();
  }
  for (const other of [bytes.subarray(1), bytes.subarray(0, 31), Buffer.concat([bytes, bytes])])
    expect(decisionInLink(keys, 1, other.toString('base64url'))).toBeUndefined();
  expect(decisionInLink(keys, 1, '')).toBeUndefined();
});

it('opens it for a day', () => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') });
  const token = decisionLink(keys, 1, 7);
  jest.setSystemTime(new Date('2026-11-28T11:59:59Z'));
  expect(decisionInLink(keys, 1, token)).toBe(7);
  jest.setSystemTime(new Date('2026-11-28T12:00:00Z'));
  expect(decisionInLink(keys, 1, token)).toBeUndefined();
});
