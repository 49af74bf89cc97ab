import { readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { FieldError } from '../../../../platform/http/problem';
import { type DocumentSource, resolve } from '../layers';
import { documentLayers } from '../new-tenant';
import { isPlainObject } from '../path';
import type { TenantDocument } from '../schema/document';
import type { TenantHead } from '../schema/tenant-file';
import { validateDocument } from '../validate';
import { validateHead } from '../validate-head';
import { readFolder } from './read-folder';

/** A brand as its folder says it. `own` is what the folder adds to the layers under it. */
export interface LoadedTenant {
  readonly folder: string;
  readonly head: TenantHead;
  readonly own: unknown;
  readonly layers: readonly DocumentSource[];
  readonly document: TenantDocument;
}

export type Loaded =
  | { readonly ok: true; readonly tenant: LoadedTenant }
  | { readonly ok: false; readonly folder: string; readonly faults: readonly FieldError[] };

/** Niche templates by number: tenants/templates/<n>-<name>/. */
export function readTemplates(root: string): ReadonlyMap<number, unknown> {
  return new Map(
    templateFolders(root).map((name) => {
      const { values, faults } = readFolder(path.join(root, 'templates', name), 'template.yaml');
      // Templates belong to the product: a broken one is our mistake, not an operator's.
      if (faults[0]) throw new Error(`templates/${name}: ${faults[0].message}`);
      return [Number(name.slice(0, 1)), values] as const;
    }),
  );
}

/** The niches' folders below `templates`: the niche's number, a hyphen and a word for it. */
export const templateFolders = (root: string): string[] =>
  readdirSync(path.join(root, 'templates'))
    .filter((name) => /^[1-7]-/.test(name))
    .sort();

/** Brands in the tenants folder, by name. */
export function tenantFolders(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries
    .map((entry) => entry.name)
    .filter((name) => existsSync(path.join(root, name, 'tenant.yaml')))
    .sort();
}

/** Reads one brand and checks it, every fault of its files, head and document at once. */
export function loadTenant(root: string, folder: string, templates = readTemplates(root)): Loaded {
  const { values, faults } = readFolder(path.join(root, folder), 'tenant.yaml');
  const { slug, domains, ...own } = values;
  const head = validateHead({ slug, domains });
  const niche = nicheOf(own);
  const layers = documentLayers(niche, templates.get(niche) ?? {}, own);
  const document = validateDocument(resolve(layers));
  if (faults.length === 0 && head.ok && document.ok) {
    return { ok: true, tenant: { folder, head: head.document, own, layers, document: document.document } };
  }
  // A file that cannot be read leaves holes that the writer did not make: only that is told.
  const further = [...(head.ok ? [] : head.faults), ...(document.ok ? [] : document.faults)];
  return { ok: false, folder, faults: faults.length > 0 ? faults : further };
}

/** All brands of the folder. Two brands with one slug or one host fault each other. */
export function loadTenants(root: string): Loaded[] {
  const templates = readTemplates(root);
  const taken = new Map<string, string>();
  return tenantFolders(root).map((folder) => {
    const loaded = loadTenant(root, folder, templates);
    if (!loaded.ok) return loaded;
    const { slug, domains } = loaded.tenant.head;
    const names = [
      { path: 'slug', name: `slug ${slug}` },
      ...domains.map(({ host }, index) => ({ path: `domains[${index}].host`, name: host })),
    ];
    const faults = names.flatMap(({ path: at, name }): FieldError[] => {
      const other = taken.get(name);
      return other === undefined
        ? []
        : [{ path: at, code: 'taken', message: `${name} belongs to ${other}: choose another.` }];
    });
    for (const { name } of names) if (!taken.has(name)) taken.set(name, folder);
    return faults.length === 0 ? loaded : { ok: false, folder, faults };
  });
}

function nicheOf(own: Readonly<Record<string, unknown>>): number {
  const settings = own.settings;
  return isPlainObject(settings) && typeof settings.niche === 'number' ? settings.niche : 0;
}
