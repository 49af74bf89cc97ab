import ts from 'typescript';
import { type Change } from './change';
import { patternChanges } from './pattern';
import { isSql, sqlChanges } from './sql';

/** The opposite first, then another boundary. */
const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
};
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '??=': '=', '||=': '&&=' };
const LOGIC: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
/** Methods that another one replaces; those that map to nothing are left out, with what they are called on in their place. */
const METHODS: Readonly<Record<string, string | undefined>> = {
  ...{
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    ceil: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  },
  ...{
    trim: undefined,
    toLowerCase: undefined,
    filter: undefined,
    slice: undefined,
    reverse: undefined,
    sort: undefined,
  },
};

/** All ways to break an expression as a whole; its parts have their own. */
export function expressionChanges(node: ts.Expression): Change[] {
  return [...kindChanges(node), ...roleChanges(node), ...chainChanges(node)];
}

function kindChanges(node: ts.Expression): Change[] {
  if (ts.isBinaryExpression(node)) return binaryChanges(node);
  if (ts.isPrefixUnaryExpression(node)) return unaryChanges(node);
  if (ts.isPostfixUnaryExpression(node)) return [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ operator: 'boolean', text: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ operator: 'boolean', text: 'true' }];
  if (ts.isRegularExpressionLiteral(node)) return patternChanges(node.text);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
    return textChanges(node);
  if (ts.isCallExpression(node)) return methodChanges(node);
  return [];
}

function binaryChanges({ left, operatorToken, right, parent }: ts.BinaryExpression): Change[] {
  const sign = operatorToken.getText();
  const [a, b] = [left.getText(), right.getText()];
  const withSign = (other: string): string => `${a} ${other} ${b}`;
  const comparisons = COMPARISONS[sign];
  if (comparisons) {
    const changes = comparisons.map((other) => ({ operator: 'comparison', text: withSign(other) }));
    if (isLogic(parent)) return changes;
    // A condition that is always true and one that never is say more than the opposite does.
    return conditionOf(parent) ? changes.slice(1) : [...changes, ...constants()];
  }
  if (sign === '??') return [a, b].map((text) => ({ operator: 'default', text }));
  if (LOGIC[sign]) return [withSign(LOGIC[sign]), a, b].map((text) => ({ operator: 'logic', text }));
  if (ASSIGNMENTS[sign]) return [{ operator: 'assignment', text: withSign(ASSIGNMENTS[sign]) }];
  if (ARITHMETIC[sign] && ![left, right].some(isText))
    return [{ operator: 'arithmetic', text: withSign(ARITHMETIC[sign]) }];
  return [];
}

const constants = (): Change[] => ['true', 'false'].map((text) => ({ operator: 'condition', text }));

const isText = (node: ts.Expression): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function unaryChanges(node: ts.PrefixUnaryExpression): Change[] {
  const { operator, operand, parent } = node;
  if (operator === ts.SyntaxKind.ExclamationToken)
    return conditionOf(parent) === node ? [] : [{ operator: 'negation', text: operand.getText() }];
  if (operator === ts.SyntaxKind.MinusToken) return [{ operator: 'sign', text: operand.getText() }];
  return [];
}

function textChanges(node: ts.Expression): Change[] {
  const source = node.getText();
  if (isSql(source.slice(1, -1))) return sqlChanges(source);
  return [{ operator: 'text', text: source.length > 2 ? "''" : "'mutated'" }];
}

function methodChanges({ expression, arguments: given }: ts.CallExpression): Change[] {
  if (!ts.isPropertyAccessExpression(expression) || !Object.hasOwn(METHODS, expression.name.text)) return [];
  const receiver = expression.expression.getText();
  const other = METHODS[expression.name.text];
  const text =
    other === undefined ? receiver : `${receiver}.${other}(${given.map((argument) => argument.getText()).join(', ')})`;
  return [{ operator: 'method', text }];
}

/** By what the expression is for: a condition, or what a function returns. */
function roleChanges(node: ts.Expression): Change[] {
  if (conditionOf(node.parent) === node) return constants();
  return returnedBy(node.parent) === node && !isPlain(node) ? [{ operator: 'return', text: 'undefined' }] : [];
}

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isConditionalExpression(node)) return node.condition;
  // A loop that never ends shows nothing but that it never ends.
  return ts.isIfStatement(node) ? node.expression : undefined;
}

const returnedBy = (node: ts.Node): ts.Node | undefined =>
  ts.isReturnStatement(node) ? node.expression : ts.isArrowFunction(node) ? node.body : undefined;

/** Literals have their own change, and `undefined` is what would be returned. */
const isPlain = (node: ts.Expression): boolean =>
  node.getText() === 'undefined' ||
  ts.isStringLiteral(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind);

const isLogic = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && LOGIC[node.operatorToken.getText()] !== undefined;

/** `a?.b.c` without the question mark: changed as a whole, since a part of it would lose what ends it early. */
function chainChanges(node: ts.Expression): Change[] {
  const source = node.getText();
  return questionMarks(node).map((at) => {
    const [before, after] = [source.slice(0, at), source.slice(at + 2)];
    return { operator: 'optional chain', text: /^[([]/.test(after) ? before + after : `${before}.${after}` };
  });
}

/** Positions in the text of a whole chain. */
function questionMarks(node: ts.Expression): number[] {
  const found: number[] = [];
  for (let part: ts.Node = node; isChain(part); part = part.expression)
    if (part.questionDotToken) found.push(part.questionDotToken.getStart() - node.getStart());
  return found;
}

type Chain = ts.PropertyAccessChain | ts.ElementAccessChain | ts.CallChain;

const isChain = (node: ts.Node): node is Chain => ts.isOptionalChain(node) && !ts.isNonNullExpression(node);

/** Whether the expression is the beginning of a chain, which cannot be set apart from the rest of it. */
export const beginsChain = (node: ts.Node): boolean => isChain(node.parent) && node.parent.expression === node;
