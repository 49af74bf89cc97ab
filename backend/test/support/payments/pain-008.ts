import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = readFileSync(
  join(__dirname, '../../../src/modules/payments/direct-debit/files/pain.008.001.08.xsd'),
  'utf8',
);

/** The faults that the schema finds in a file; none of a valid one. */
export async function faultsIn(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'file.xml', contents: xml }, schema: SCHEMA });
  return errors.map(({ message }) => message);
}

/** The texts of all elements of a name, in order. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '');
