import { maskedAddress } from './masked-address';
import { type StandingFacts, standingOf } from './standing';

const AT = new Date('2026-11-26T12:00:00Z');
const LATER = new Date('2026-11-26T14:05:00Z');
const FACTS: StandingFacts = {
  ...{ status: 'active', signedUpAt: AT, activationAt: null, leaving: null, blocked: null, locked: null },
  suppressions: [],
};
const told = (facts: Partial<StandingFacts>) =>
  standingOf({ ...FACTS, ...facts }).map(({ state, act }) => [state, act]);
const BOUNCE = { reason: 'bounce', since: AT, code: '5.1.1' } as const;
const COMPLAINT = { reason: 'complaint', since: AT, code: 'provider' } as const;

describe('how a member stands', () => {
  it.each<[string, Partial<StandingFacts>, (string | null)[][]]>([
    ['is well where nothing hinders', {}, [['well', null]]],
    ['says a lock and how it ends', { locked: { until: LATER, tries: 5 } }, [['locked', 'unlock']]],
    [
      'says that mails come back before the confirmation that waits for one',
      { status: 'not_confirmed', suppressions: [COMPLAINT, BOUNCE] },
      [
        ['mails_bounce', 'lift_suppression'],
        ['not_confirmed', 'resend_activation'],
        ['mails_complained', 'lift_suppression'],
      ],
    ],
    [
      'says a block before a lock',
      {
        status: 'blocked',
        blocked: { since: AT, by: 'sanna', reason: 'Links', until: null },
        locked: { until: LATER, tries: 5 },
      },
      [
        ['blocked', 'unblock'],
        ['locked', 'unlock'],
      ],
    ],
    [
      'offers the mail that leads back from a deletion, which the member ends',
      { status: 'pending_deletion', leaving: { since: AT, until: LATER } },
      [['leaving', 'resend_reactivation']],
    ],
    [
      'says a block beside a deletion, since the account would come back blocked',
      {
        status: 'pending_deletion',
        leaving: { since: AT, until: LATER },
        blocked: { since: AT, by: 'sanna', reason: 'Links', until: null },
      },
      [
        ['leaving', 'resend_reactivation'],
        ['blocked', 'unblock'],
      ],
    ],
  ])('%s', (_name, facts, expected) => {
    expect(told(facts)).toEqual(expected);
  });

  it('has the facts of each state', () => {
    const [locked] = standingOf({ ...FACTS, locked: { until: LATER, tries: 5 } });
    expect(locked).toMatchObject({ until: LATER.toISOString(), tries: 5 });
    const block = { since: AT, by: 'sanna', reason: 'Links', until: LATER };
    const [blocked] = standingOf({ ...FACTS, status: 'blocked', blocked: block });
    expect(blocked).toMatchObject({
      since: AT.toISOString(),
      until: LATER.toISOString(),
      by: 'sanna',
      detail: 'Links',
    });
    const [waiting] = standingOf({ ...FACTS, status: 'not_confirmed', activationAt: LATER });
    expect(waiting).toMatchObject({ since: LATER.toISOString() });
  });
});

it.each([
  ['noa@everglow.example', 'n•••@everglow.example'],
  ['"a@b"@everglow.example', '"•••@everglow.example'],
  ['émile@everglow.example', 'é•••@everglow.example'],
])('%s is masked as %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});
