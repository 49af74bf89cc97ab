import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { roomOf } from './table-owners';

/** Ways to rows that would leave out whose they are. The folder that makes repositories has them. */
const WAYS_PAST = new Set(['getRepository', 'createQueryBuilder', 'manager']);
const INJECTED = new Set(['InjectRepository', 'InjectEntityManager', 'InjectDataSource']);
const MAKER = 'platform/database';

/**
 * Repositories of a file that are not plainly of its own module: each names its entity as `….table` of what the module's
 * `tables.ts` exports. An entity of another module, by whatever way it came, is none of these.
 */
export function foreignRepositories(path: string, source: string): string[] {
  const room = roomOf(path);
  if (room === undefined || room === MAKER) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const own = ownTables(file, path, room);
  const faults: string[] = [];
  const fault = (node: ts.Node, what: string): void => {
    faults.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && nameOf(node.expression) === 'repository') {
      const [entity] = node.arguments;
      if (!entity || !isTableOf(entity, own)) fault(node, `a repository of no table of ${room}`);
    }
    if (ts.isPropertyAccessExpression(node) && WAYS_PAST.has(node.name.text)) fault(node, `goes by ${node.name.text}`);
    if (ts.isIdentifier(node) && INJECTED.has(node.text)) fault(node, `goes by ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** The names under which a file knows what its module's `tables.ts` exports. */
function ownTables(file: ts.SourceFile, path: string, room: string): ReadonlySet<string> {
  const tables = `backend/src/${room.includes('/') ? room : `modules/${room}`}/tables`;
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (join(dirname(path), statement.moduleSpecifier.text) !== tables) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) for (const { name } of bindings.elements) names.add(name.text);
  }
  return names;
}

const isTableOf = (entity: ts.Expression, tables: ReadonlySet<string>): boolean =>
  ts.isPropertyAccessExpression(entity) && ts.isIdentifier(entity.expression) && tables.has(entity.expression.text);

const nameOf = (called: ts.Expression): string | undefined =>
  ts.isPropertyAccessExpression(called) ? called.name.text : undefined;
