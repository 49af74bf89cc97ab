import { type PushSource, newsBody } from './push-words';

const by = (name: string, fictional = false, count = 1): PushSource => ({ name, fictional, count });
const reading = { tag: 'en-GB', showsNames: false, label: 'fictional profile', labels: 'fictional profiles' };
const named = { ...reading, showsNames: true };

it.each([
  [[by('Ann')], 'You have a new message.'],
  [[by('Ann', false, 1200)], '1,200 new messages.'],
  [[by('Ann', true)], 'You have a new message (fictional profile).'],
  [[by('Ann', true, 2)], '2 new messages (fictional profile).'],
  [[by('Ann', true), by('Bo', true)], '2 new messages (fictional profiles).'],
  [[by('Ann', true), by('Bo')], '2 new messages.'],
])('without names: %j', (sources, body) => {
  expect(newsBody('messages', sources, reading)).toBe(body);
});

it.each([
  [[by('Ann')], 'New message from Ann.'],
  [[by('Ann', true, 3)], '3 new messages from Ann (fictional profile).'],
  [[by('Ann'), by('Bo', true)], '2 new messages from Ann, Bo (fictional profile).'],
  [[by('Ann'), by('Bo'), by('Cy'), by('Di'), by('Ed')], '5 new messages from Ann, Bo, Cy, +2.'],
  [
    [by('A'.repeat(60), true), by('B'.repeat(60), true)],
    `2 new messages from ${'A'.repeat(60)} (fictional profile), +1.`,
  ],
  [[by('www.example')], 'You have a new message.'],
  [[by('Ann'), by('a@b.example')], '2 new messages from Ann, +1.'],
  [[by('www.example', true)], 'You have a new message (fictional profile).'],
])('with names: %j', (sources, body) => {
  expect(newsBody('messages', sources, named)).toBe(body);
});

it('says likes and matches in their own words', () => {
  expect(newsBody('likes', [by('Ann'), by('Bo')], reading)).toBe('2 new likes.');
  expect(newsBody('likes', [by('Ann', true)], reading)).toBe('You have a new like (fictional profile).');
  expect(newsBody('matches', [by('Ann')], named)).toBe('You have a new match: Ann.');
  expect(newsBody('matches', [by('Ann')], { ...named, tag: 'pl-PL' })).toBe('Masz nową parę: Ann.');
});
