import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Settings that no code reads by name, each with the reason and the feature that will read it. A setting that is read must
 * not stand here.
 */
export const UNREAD: Readonly<Record<string, string>> = {
  'company.tradenames': 'companyinfo.php hands out the whole company; no page shows trade names',
  'notifications.digest_hours': 'mails about likes: none are sent yet',
};

/** Files whose mention of a setting is no use of it: what defines, fills in, checks or describes settings. */
const NOT_PRODUCT =
  /\.(?:unit|e2e|gate)\.test\.tsx?$|\/testing\/|\.d\.ts$|^frontend\/e2e\/|^frontend\/site\/site-document\.ts$|document\/(?:schema|rules|files)\/|document\/(?:defaults|upgrade|new-tenant|diff|draft|fields|json-schema|layers|settings-page|validate)[^/]*\.ts$/;

export const isProductCode = (file: string): boolean =>
  /^(?:backend\/src|frontend\/(?:app|components|features|lib|server|site))\/.*\.tsx?$/.test(file) &&
  !NOT_PRODUCT.test(file);

/** What a source file reads: `features.gifts` for each property with its owner, and the names it takes apart or calls. */
export interface Reads {
  /** `owner.name` of accesses such as `document.features.gifts`. */
  readonly owned: ReadonlySet<string>;
  /** Names of accesses on anything, and of what is destructured. */
  readonly names: ReadonlySet<string>;
  /** Owners that are indexed by a computed name, as in `document.features[name]`. */
  readonly indexed: ReadonlySet<string>;
  /** String literals, which computed names are made of. */
  readonly strings: ReadonlySet<string>;
  readonly identifiers: ReadonlySet<string>;
}

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return nameOf(node.expression);
  return undefined;
};

/** Looks at the syntax alone. A comment, an object's key and a type are no reading. */
export function readsOf(file: string, text: string): Reads {
  const [owned, names, indexed] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [strings, identifiers] = [new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      names.add(node.name.text);
      owned.add(`${nameOf(node.expression) ?? ''}.${node.name.text}`);
    } else if (ts.isElementAccessExpression(node)) {
      const owner = nameOf(node.expression) ?? '';
      if (ts.isStringLiteralLike(node.argumentExpression)) {
        names.add(node.argumentExpression.text);
        owned.add(`${owner}.${node.argumentExpression.text}`);
      } else indexed.add(owner);
    } else if (ts.isBindingElement(node)) {
      const bound = node.propertyName ?? node.name;
      if (ts.isIdentifier(bound)) names.add(bound.text);
    }
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return { owned, names, indexed, strings, identifiers };
}

/**
 * Whether a file reads the setting at `path`, such as `features.gifts` or `packages[].price`: as a property of its part, by
 * taking the part apart, or through a computed name whose words the file has. Files that do not name the part read none of
 * its settings, whatever other property has the same name; only names of several words are taken to be the settings' own.
 */
export function isReadIn(path: string, { owned, names, indexed, strings, identifiers }: Reads): boolean {
  const parts = path.replaceAll('[]', '').split('.');
  const name = parts.at(-1) ?? '';
  const part = parts.at(-2);
  if (part === undefined) return names.has(name);
  if (owned.has(`${part}.${name}`)) return true;
  if (indexed.has(part) && strings.has(name)) return true;
  return names.has(name) && (identifiers.has(part) || name.includes('_'));
}

/** The settings that no file reads. */
export function unreadSettings(paths: readonly string[], files: readonly string[], root: string): string[] {
  const reads = files.filter(isProductCode).map((file) => readsOf(file, readFileSync(`${root}/${file}`, 'utf8')));
  return paths.filter((path) => !reads.some((one) => isReadIn(path, one)));
}
