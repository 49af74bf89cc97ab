import { checkNewPassword, refusedFaults } from './new-password-rules';

it.each([
  ['', '', { password: 'password' }],
  ['short', 'short', { password: 'password' }],
  ['x'.repeat(201), 'x'.repeat(201), { password: 'password_long' }],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', {}],
  ['nine lazy herons', 'nine lazy heron', { password_again: 'mismatch' }],
  ['nine lazy herons', 'nine lazy herons', {}],
])('%j, and %j once more', (password, again, faults) => {
  expect(checkNewPassword(password, again)).toEqual(faults);
});

it.each([
  ['password', 'common', { password: 'password_common' }],
  ['password', 'too_personal', { password: 'password_common' }],
  ['password', 'too_long', { password: 'password_long' }],
  ['password', 'too_short', { password: 'password' }],
  ['password_again', 'mismatch', { password_again: 'mismatch' }],
  ['token', 'length', {}],
])('%s refused as %s', (path, code, faults) => {
  expect(refusedFaults([{ path, code }])).toEqual(faults);
});
