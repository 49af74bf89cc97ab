import { sentSession, sentStaffSession } from './session-cookie';

const HTTP = { PUBLIC_PROTOCOL: 'http' } as const;
const HTTPS = { PUBLIC_PROTOCOL: 'https' } as const;
const OLD = 'o'.repeat(43);
const NEW = 'n'.repeat(44);

describe('on https', () => {
  it('a session comes under the name with the prefix', () => {
    expect(sentSession(`locale=nl; __Host-session=${NEW}`, HTTPS)).toEqual({ token: NEW, isOld: false });
    expect(sentSession(`__Host-session=${OLD}`, HTTPS)).toEqual({ token: OLD, isOld: false });
  });

  it('a session from before comes under the old name', () => {
    expect(sentSession(`session=${OLD}`, HTTPS)).toEqual({ token: OLD, isOld: true });
  });

  it.each([
    ['a session of today under the old name', `session=${NEW}`],
    ['the old name beside a wrong new one', `session=${OLD}; __Host-session=x`],
    ['the old name beside an empty new one', `__Host-session=; session=${OLD}`],
    ['the old name twice', `session=${OLD}; session=${OLD}`],
    ['the new name twice', `__Host-session=${NEW}; __Host-session=${NEW}`],
    ['the new name twice and the old one', `__Host-session=${NEW}; session=${OLD}; __Host-session=x`],
    ['another case', `__HOST-session=${NEW}; Session=${OLD}`],
    ['a name behind another white space', `\u00a0__Host-session=${NEW}`],
    ['a name that ends with it', `x__Host-session=${NEW}; xsession=${OLD}`],
    ['no cookie', undefined],
    ['no cookie of the name', 'locale=nl; sessions=x; __Host-session'],
    ['a shorter token', `__Host-session=${'n'.repeat(42)}`],
    ['a longer token', `__Host-session=${'n'.repeat(45)}`],
    ['a longer token of the old name', `session=${OLD}oo`],
    ['a token with another sign', `__Host-session=${'n'.repeat(43)}+`],
    ['a token behind another sign', `__Host-session=+${NEW}`],
    ['a token of the old name behind another sign', `session=+${OLD}`],
    ['a name that is broken by a space', `__Host- session=${NEW}`],
    ['a token that is broken by a space', `__Host-session=${'n'.repeat(20)} ${'n'.repeat(23)}`],
  ])('is nobody’s: %s', (_, cookies) => {
    expect(sentSession(cookies, HTTPS)).toBeUndefined();
  });

  it('spaces and tabs around a name and its token are left out', () => {
    const sent = { token: NEW, isOld: false };
    expect(sentSession(`a=b; \t __Host-session \t= \t${NEW} \t; c=d`, HTTPS)).toEqual(sent);
  });

  it('what has no value is no second session', () => {
    const cookies = `__Host-session=${NEW}; __Host-sessionx; __Host-session`;
    expect(sentSession(cookies, HTTPS)).toEqual({ token: NEW, isOld: false });
  });

  it('an old cookie does not override a new one', () => {
    expect(sentSession(`session=${OLD}; __Host-session=${NEW}`, HTTPS)).toEqual({ token: NEW, isOld: false });
  });
});

describe('on http', () => {
  it('the name has no prefix', () => {
    for (const token of [OLD, NEW]) expect(sentSession(`session=${token}`, HTTP)).toEqual({ token, isOld: false });
    expect(sentSession(`__Host-session=${NEW}`, HTTP)).toBeUndefined();
  });

  it('two are nobody’s', () => {
    expect(sentSession(`session=${NEW}; session=${OLD}`, HTTP)).toBeUndefined();
  });
});

it('staff have one session or none', () => {
  expect(sentStaffSession(`__Host-staff=${OLD}`, HTTPS)).toBe(OLD);
  expect(sentStaffSession(`staff=${OLD}`, HTTP)).toBe(OLD);
  for (const cookies of [`staff=${OLD}`, `__Host-staff=${OLD}; __Host-staff=${OLD}`, '__Host-staff=x'])
    expect(sentStaffSession(cookies, HTTPS)).toBeUndefined();
});
