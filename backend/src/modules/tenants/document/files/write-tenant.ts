import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { FieldError } from '../../../../platform/http/problem';
import { type CreatedTenant, newTenant, type NewTenant } from '../new-tenant';
import { companySchema } from '../schema/company';
import { type CreditPackage, packagesSchema } from '../schema/packages';
import type { Validated } from '../validate';
import { readTemplates } from './tenants-folder';

export type NewTenantWish = Omit<NewTenant, 'template' | 'company' | 'prices'> &
  Partial<Pick<NewTenant, 'company' | 'prices'>>;

/** Makes a brand from the niche's template, with the operator's company.yaml and prices.yaml where none are given. */
export function prepareTenant(root: string, wish: NewTenantWish): Validated<CreatedTenant> {
  const template = readTemplates(root).get(wish.niche);
  if (template === undefined) {
    return refused({ path: 'niche', code: 'unknown_value', message: 'Choose a niche from 1 to 7.' });
  }
  const company = wish.company ?? companySchema.parse(readYaml(root, 'company.yaml'));
  const prices = wish.prices ?? readPrices(root);
  return newTenant({ ...wish, template, company, prices });
}

/** The operator's price list. */
export const readPrices = (root: string): readonly CreditPackage[] =>
  packagesSchema.parse(readYaml(root, 'prices.yaml'));

/** Writes a brand's folder. Refuses to touch one that is there. Gives the folder. */
export function writeTenant(root: string, { head, own }: CreatedTenant): Validated<string> {
  const folder = path.join(root, head.slug);
  if (existsSync(folder)) {
    return refused({
      path: 'slug',
      code: 'taken',
      message: `There is a folder ${head.slug} already: choose another slug.`,
    });
  }
  const { logo, mark, ...theme } = own.theme ?? {};
  const content = { ...head, ...own, theme: Object.keys(theme).length > 0 ? theme : undefined };
  mkdirSync(folder, { recursive: true });
  const modeline = '# yaml-language-server: $schema=../tenant.schema.json\n';
  writeFileSync(path.join(folder, 'tenant.yaml'), modeline + stringify(content, { aliasDuplicateObjects: false }));
  if (logo !== undefined) writeFileSync(path.join(folder, 'logo.svg'), `${logo}\n`);
  if (mark !== undefined) writeFileSync(path.join(folder, 'mark.svg'), `${mark}\n`);
  return { ok: true, document: folder };
}

const readYaml = (root: string, file: string): unknown => parse(readFileSync(path.join(root, file), 'utf8'));
const refused = (fault: FieldError): { ok: false; faults: readonly FieldError[] } => ({ ok: false, faults: [fault] });
