import { readTermList } from './term-lists';
import { findForbidden, findUses, isNamed, readable } from './term-search';
import { type Term } from '../../contract/text/terms';

const list = readTermList('en');
const found = (email: Term, text: string, key = 'a.b'): readonly string[] =>
  findForbidden({ ...list, email }, key, text)
    .filter(({ concept }) => concept === 'email')
    .map((one) => one.found);
const never = (pattern: string): Term => ({ use: ['x'], never: [pattern] });

describe('a forbidden wording', () => {
  it('is found as whole words, in whatever case', () => {
    expect(found(never('mails?'), 'Mail, emails, MAILS and mailbox')).toEqual(['Mail', 'MAILS']);
  });

  it('ends where the letters of any alphabet end', () => {
    expect(found(never('r'), 'får, ärger, r')).toEqual(['r']);
    expect(found(never('swaip\\p{L}*'), 'Swaippäyspeli, äswaip')).toEqual(['Swaippäyspeli']);
  });

  it('is found across soft hyphens and no-break spaces', () => {
    expect(found(never('first line'), 'fi\u00adrst\u00a0line')).toHaveLength(1);
  });

  it('is not found in what is filled in, linked to or marked up', () => {
    expect(
      found(never('email'), '{{support_email}} {email} [here](/email) https://x.test/email <email>now</email>'),
    ).toEqual([]);
  });

  it('holds as written where it says so', () => {
    const term: Term = { use: ['x'], never: [{ pattern: 'Premium', case: true }] };
    expect(found(term, 'premium Premium PREMIUM')).toEqual(['Premium']);
  });

  it('holds for some keys, or for all but some', () => {
    const only: Term = { use: ['x'], never: [{ pattern: 'mail', only: ['mails.*'] }] };
    expect([found(only, 'mail', 'mails.a'), found(only, 'mail', 'likes.a')]).toEqual([['mail'], []]);
    const except: Term = { use: ['x'], never: [{ pattern: 'mail', except: ['mails.*'] }] };
    expect([found(except, 'mail', 'mails.a'), found(except, 'mail', 'likes.a')]).toEqual([[], ['mail']]);
  });

  it('says what to write instead', () => {
    const term: Term = { use: ['email', 'inbox'], never: ['mail', { pattern: 'whom', use: 'who' }] };
    const told = findForbidden({ ...list, email: term }, 'a.b', 'mail whom').filter(
      ({ concept }) => concept === 'email',
    );
    expect(told.map(({ use }) => use)).toEqual(['email, inbox', 'who']);
  });
});

it('the words of a concept are found in all their forms', () => {
  expect(findUses({ use: ['log in'] }, 'Log in or logged in')).toEqual([{ at: 0, found: 'Log in' }]);
  const logIn: Term = { use: ['log in'], find: 'log(?:ged)? in' };
  expect(findUses(logIn, 'Log in or logged in').map(({ found }) => found)).toEqual(['Log in', 'logged in']);
  expect(findUses({ use: [] }, 'Log in')).toEqual([]);
});

it('a name with a star stands for all keys that look like it', () => {
  expect(isNamed(['landers.*'], 'landers.video_title')).toBe(true);
  expect(isNamed(['templates/*: landers.*'], 'templates/7-gay: landers.video_title')).toBe(true);
  expect(isNamed(['landers.video'], 'landers.video_title')).toBe(false);
  expect(isNamed(['landersx*'], 'landers.video')).toBe(false);
});

it('the name of the brand stays to be seen', () => {
  expect(readable('In {{site}} with {{count, number}} at {brand}')).toBe('In {site} with {} at {site}');
});
