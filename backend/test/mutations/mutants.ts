import ts from 'typescript';
import { type Change } from './operators/change';
import { beginsChain, expressionChanges } from './operators/expression';

/** One fault in one place of a file. */
export interface Mutant {
  /** The file and the mutant's number in it. */
  readonly id: string;
  readonly line: number;
  /** The text of that line. */
  readonly code: string;
  readonly operator: string;
  readonly original: string;
  readonly replacement: string;
  /** Happens when the file is loaded, so that it has to be loaded again for it. */
  readonly isStatic: boolean;
}

export interface Instrumented {
  /** The file with all of its mutants, each behind `__mutant(id)`, which tells whether it is the one that is tried. */
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

/** Log lines, descriptions of metrics and messages of errors that only developers see are not behaviour. */
const PROSE = /^(?:this\.)?(?:logger|log)\.|^(?:counter|gauge|histogram|super)$|Error$/;

/** Puts every mutant of a file into its text. Types, imports, decorators and names stay as they are. */
export function instrument(file: string, source: string): Instrumented {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const lines = source.split('\n');
  const add = (node: ts.Node, { operator, text }: Change): string => {
    const id = `${file}#${mutants.length + 1}`;
    const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const code = lines[line - 1] ?? '';
    mutants.push({ id, line, code, operator, original: node.getText(), replacement: text, isStatic: isStatic(node) });
    return `globalThis.__mutant(${JSON.stringify(id)})`;
  };
  const render = (node: ts.Node): string => {
    if (isLeftAlone(node)) return node.getText();
    if (isRemovable(node)) return `{ if (!${add(node, { operator: 'statement', text: '' })}) { ${within(node)} } }`;
    const changes = ts.isExpression(node) && !beginsChain(node) ? expressionChanges(node) : [];
    const choices = changes.map((change) => `${add(node, change)} ? (${change.text}) : `);
    return choices.length === 0 ? within(node) : `(${choices.join('')}(${within(node)}))`;
  };
  const within = (node: ts.Node): string => {
    let text = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      text += source.slice(at, child.getStart()) + render(child);
      at = child.getEnd();
    });
    return text + source.slice(at, node.getEnd());
  };
  return { text: source.slice(0, parsed.getStart()) + within(parsed), mutants };
}

function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isDecorator(node) || ts.isHeritageClause(node) || ts.isTypeParameterDeclaration(node))
    return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTaggedTemplateExpression(node))
    return true;
  return isName(node) || isProse(node);
}

function isName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.expression === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  return 'name' in parent && parent.name === node && ts.isPropertyName(node);
}

/** A call or an error with everything that is passed to it. */
const isProse = (node: ts.Node): boolean =>
  ((ts.isCallExpression(node) && node.expression.kind !== ts.SyntaxKind.ImportKeyword) || ts.isNewExpression(node)) &&
  PROSE.test(node.expression.getText());

function isRemovable(node: ts.Node): node is ts.ExpressionStatement {
  if (!ts.isExpressionStatement(node)) return false;
  return !isProse(node.expression) && !ts.isStringLiteral(node.expression);
}

/** Outside of every function, and of what an instance is given when it is made. */
function isStatic(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at)) return false;
    if (ts.isPropertyDeclaration(at))
      return at.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true;
  }
  return true;
}
