import { type ExportHead } from './export-head';
import { type ExportedRow } from './personal-rows';

/** A table under its name in the export. Its rows can be read more than once. */
export interface Section {
  readonly name: string;
  readonly rows: () => AsyncIterable<ExportedRow>;
}

/** `data.json`, a row a line. */
export async function* dataDocument(
  { brand, madeAt }: ExportHead,
  sections: readonly Section[],
): AsyncGenerator<string> {
  yield `{"brand":${JSON.stringify(brand)},"made_at":${JSON.stringify(madeAt.toISOString())},"data":{`;
  for (const [index, { name, rows }] of sections.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(name)}:[`;
    let separator = '\n';
    for await (const row of rows()) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}}\n';
}
