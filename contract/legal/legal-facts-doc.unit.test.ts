import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COUNTRY_LAW } from './countries';
import { type CountryLaw } from './country-law';

const DOC = readFileSync(path.join(__dirname, '../../docs/texts.md'), 'utf8');

/** The rows of a country in the tables of the page. */
const rowsOf = (country: string): string =>
  DOC.split('\n')
    .filter((line) => line.startsWith(`| ${country} `))
    .join('\n');

/** Returns the names of a country's rows with their addresses or sources. */
function factsOf(law: CountryLaw): readonly string[] {
  const { dataProtection, consumerHelp, digitalServices, withdrawal, conformity, complaint, orderButton, liability } =
    law;
  const offices = [dataProtection, consumerHelp, digitalServices].map(
    (office) => office && `[${office.name}](${office.url})`,
  );
  const rights = [withdrawal, conformity, complaint, orderButton].map(
    (right) => right && `${right.name} (${right.source})`,
  );
  return [...offices, ...rights, liability].filter((fact) => fact !== undefined);
}

it.each(Object.entries(COUNTRY_LAW))('docs/texts.md lists the facts of %s', (country, law) => {
  const rows = rowsOf(country);
  expect(factsOf(law as CountryLaw).filter((fact) => !rows.includes(fact))).toEqual([]);
});

it.each(Object.entries(COUNTRY_LAW))('docs/texts.md names the withdrawal function of %s', (_country, law) => {
  const { label, confirm } = law?.withdrawalFunction ?? {};
  expect([label, confirm].filter((words) => words !== undefined && !DOC.includes(words))).toEqual([]);
});
