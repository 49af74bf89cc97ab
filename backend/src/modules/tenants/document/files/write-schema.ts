import { SITE_DEFAULTS } from '../defaults';
import { tenantJsonSchema, textsJsonSchema } from '../json-schema';
import { settingsPage } from '../settings-page';

/** The files generated from the schema, by path in the project. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return new Map([
    ['tenants/tenant.schema.json', json(tenantJsonSchema())],
    ['tenants/texts.schema.json', json(textsJsonSchema())],
    ['docs/settings.md', settingsPage()],
    ['frontend/site/site-defaults.json', json(SITE_DEFAULTS)],
  ]);
}
