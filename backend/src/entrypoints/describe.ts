import { peopleJsonSchema } from '../modules/members';
import { personalDataPage } from '../modules/privacy';
import { generatedFiles, siteTypes } from '../modules/tenants';
import { describeApi } from '../platform/http';
import { previewApi } from './preview-api';

/** Prints what other files are made from: the api's description and what the schemas of settings and people give. Connects to nothing. */
async function describe(): Promise<void> {
  const app = await previewApi();
  const files = new Map([
    ...generatedFiles(),
    ['tenants/people.schema.json', peopleJsonSchema()],
    ['docs/personal-data.md', personalDataPage()],
    ['frontend/site/site-document.ts', siteTypes()],
  ]);
  const output = { openapi: describeApi(app), files: Object.fromEntries(files) };
  process.stdout.write(JSON.stringify(output), () => process.exit(0));
}

void describe();
