import { say } from '../mail-texts';
import { greetingFor } from './greeting';

const words = say('en');

it.each(['Jo', 'Anne-Marie van ’t Hoff', 'Łucja', 'José María', '李小龍', "O'Neill Jr."])(
  '%s is greeted by name',
  (name) => {
    expect(greetingFor(name, words)).toBe(`Hi ${name},`);
  },
);

it.each([
  'www.bad.example',
  'Win now http://bad.example',
  'a@b.nl',
  'bad.example/win',
  '<b>x</b>',
  '12345',
  'x'.repeat(61),
  '',
])('%j is greeted without a name', (name) => {
  expect(greetingFor(name, words)).toBe('Hello,');
});
