import { type PostbackValues, postbackUrl } from './postback-url';

const values: PostbackValues = {
  ...{ event: 'signup', ref: 'sale', sub1: null, sub2: null, sub3: null },
  ...{ id: '0b5e', time: '1790000000' },
};
const TEMPLATE = 'https://ads.example/in?e={event}&r={ref}&s={sub1}&i={id}&t={time}';

it('fills every placeholder, with nothing where the link had no label', () => {
  expect(postbackUrl(TEMPLATE, values).href).toBe('https://ads.example/in?e=signup&r=sale&s=&i=0b5e&t=1790000000');
  expect(postbackUrl('https://ads.example/in', values).href).toBe('https://ads.example/in');
});

it.each([
  'a&e=first_purchase',
  '{id}{time}',
  '#fragment',
  'a\r\nX-Injected: yes',
  '../../admin?x=@evil.example',
  '%26e=x',
  'quote\'"<>',
  'Ünïcödé 🦦',
  '\\evil.example/',
  '__proto__',
])('keeps %j one value of the query', (ref) => {
  const url = postbackUrl(TEMPLATE, { ...values, ref });
  expect([url.host, url.pathname, url.hash]).toEqual(['ads.example', '/in', '']);
  expect([...url.searchParams]).toEqual([
    ...[
      ['e', 'signup'],
      ['r', ref],
      ['s', ''],
      ['i', '0b5e'],
    ],
    ['t', '1790000000'],
  ]);
  expect(url.href).toMatch(/^[\x21-\x7e]+$/);
});
