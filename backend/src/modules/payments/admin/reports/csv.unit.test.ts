import { csvOf } from './csv';

it('writes cells in quotes, with numbers as they are', () => {
  expect(csvOf([['a "quoted" one', 3, '-1.50', 'two\nlines']])).toBe('"a ""quoted"" one","3","-1.50","two\nlines"\r\n');
});

it.each(['=1+1', '+1-1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of %j', (text) => {
  expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
});
