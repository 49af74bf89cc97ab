import { nextPath } from '../forms/next-path';
import { deviceName } from '../../../shared/device-name';
import { ageOn, birthDateFault } from '../../../../../contract/account/birth-date';
import { emailKey, emailAddress } from '../../../../../contract/account/email-address';
import { nameFault, tidyName } from '../../../../../contract/account/member-name';
import { passwordFault } from './password-fault';

describe('a date of birth', () => {
  it.each([
    ['2008-11-20', undefined],
    ['2008-11-21', 'under_age'],
    ['2008-02-29', undefined],
    ['1900-01-01', 'too_long_ago'],
    ['2007-02-29', 'no_such_day'],
    ['2007-13-01', 'no_such_day'],
    ['20070101', 'invalid'],
    ['0000-00-00', 'no_such_day'],
    ['', 'required'],
  ])('%s on 20 November 2026 at eighteen: %s', (born, fault) => {
    expect(birthDateFault(born, 18, '2026-11-20')).toBe(fault);
  });

  it('on a leap day counts from 1 March', () => {
    expect([ageOn('2026-02-28', '2008-02-29'), ageOn('2026-03-01', '2008-02-29')]).toEqual([17, 18]);
  });
});

describe('an address', () => {
  it.each([
    [' Jo@Visitor.Example ', 'Jo@visitor.example'],
    ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
    ['jo@visitor', undefined],
    ['@visitor.example', undefined],
    ['jo@visitor.example\nBcc: x@y.example', undefined],
    ['Jo <jo@visitor.example>', undefined],
    ['jo\u0000@visitor.example', undefined],
    ['jö@visitor.example', undefined],
    ['"jo\r\nBcc: x@y.example"@visitor.example', undefined],
    [`${'x'.repeat(250)}@visitor.example`, undefined],
  ])('%j is %j', (given, address) => {
    expect(emailAddress(given)).toBe(address);
  });

  it('has one key in all its spellings', () => {
    expect(emailKey(emailAddress('JO@BÜCHER.example') ?? '')).toBe(emailKey(emailAddress('jo@bücher.example') ?? ''));
  });
});

describe('a name', () => {
  it.each(['Jo', 'Zoë', 'Anne-Marie van ’t Hoff', 'Łucja', '李小龍', 'Мария', 'sun_flower.84', "O'Neill"])(
    '%s fits',
    (name) => {
      expect(nameFault(tidyName(name), 'a@b.example', 'Everglow')).toBeUndefined();
    },
  );

  it.each([
    ['J', 'too_short'],
    ['x'.repeat(31), 'too_long'],
    ['😀😀😀', 'characters'],
    ['1234', 'characters'],
    ['a/b', 'characters'],
    ['\u3164\u3164', 'characters'],
    ['Jo\ufe0f', 'characters'],
    ['Support 1', 'reserved'],
    ['Admin', 'reserved'],
    ['a@b.example', 'same_as_email'],
    ['', 'required'],
  ])('%j does not: %s', (name, fault) => {
    expect(nameFault(name, 'A@b.example', 'Everglow')).toBe(fault);
  });
});

describe('a password', () => {
  const known = ['jo@visitor.example', 'jo', 'Jo Visser', 'Everglow'];

  it.each(['seven quiet otters', 'пароль из слов', '🦊🦊🐻🐻🦉🦉🐸🐸🐯🦁x', 'Everglow and the sea'])(
    '%s will do',
    (password) => {
      expect(passwordFault(password, known)).toBeUndefined();
    },
  );

  it.each([
    ['', 'required'],
    ['nine char', 'too_short'],
    ['x'.repeat(201), 'too_long'],
    ['1234567890', 'common'],
    ['qwertyuiop', 'common'],
    ['PASSWORD2026!', 'common'],
    ['abcabcabcabc', 'common'],
    ['0987654321', 'common'],
    ['Everglow123', 'too_personal'],
    ['jo@visitor.example', 'too_personal'],
  ])('%s will not: %s', (password, fault) => {
    expect(passwordFault(password, known)).toBe(fault);
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/150.0', 'Firefox, Windows'],
  ['<script>', ''],
  [undefined, ''],
])('a device says %j and is called %j', (header, name) => {
  expect(deviceName(header)).toBe(name);
});

it.each([
  ['/a?b=c#d', '/a?b=c#d'],
  ['/../x', '/x'],
  ['/.//bad.example', '/'],
  ['http:bad.example', '/'],
  ['', '/'],
])('after signing in, %j leads to %j', (given, path) => {
  expect(nextPath(given)).toBe(path);
});
