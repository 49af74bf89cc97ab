import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tenantJsonSchema, textsJsonSchema } from '../json-schema';
import { settingsPage } from '../settings-page';

/** What is made from the schema, by path in the project. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['tenants/tenant.schema.json', json(tenantJsonSchema())],
    ['tenants/texts.schema.json', json(textsJsonSchema())],
    ['docs/settings.md', settingsPage()],
  ]);
}

/** Writes them; `root` is the folder of the project. */
export function writeSchema(root: string): void {
  for (const [file, content] of generatedFiles()) writeFileSync(path.join(root, file), content);
}
