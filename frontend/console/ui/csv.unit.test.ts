import { csvOf } from './csv';

it('puts every cell in quotes, and lets no spreadsheet run one', () => {
  expect(
    csvOf([
      ['at', 'a "word", more'],
      ['=1+1', '-x'],
      ['', 'two\nlines'],
    ]),
  ).toBe(`"at","a ""word"", more"\r\n"'=1+1","'-x"\r\n"","two\nlines"\r\n`);
});
