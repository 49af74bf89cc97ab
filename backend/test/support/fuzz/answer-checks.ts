import Ajv, { type ValidateFunction } from 'ajv';
import { type Description, type Operation, type Schema } from './operations';
import { type FuzzRequest } from './requests';
import { type Answer } from './send';
import { type Actor } from './world';

const PROBLEM = 'application/problem+json';
const isFormRequest = ({ headers }: FuzzRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Says what is wrong with an answer, if anything. */
export class AnswerChecks {
  private readonly ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
  private readonly known = new Map<string, ValidateFunction>();

  constructor({ schemas }: Description) {
    for (const [name, schema] of Object.entries(schemas))
      this.ajv.addSchema(readable(schema) as object, `#/components/schemas/${name}`);
  }

  faultOf(request: FuzzRequest, operation: Operation, actor: Actor, answer: Answer | string): string | undefined {
    if (typeof answer === 'string') return answer;
    const { status, headers, text } = answer;
    const leaked = actor.foreign.find((mark) => text.includes(mark) || JSON.stringify(headers).includes(mark));
    if (leaked !== undefined) return `${status} with data of another tenant (${leaked})`;
    if (headers['cache-control'] === undefined) return `${status} that does not say who may keep it`;
    if (status >= 500)
      return refusalFault(request, answer) ?? (isSuspended(answer) ? undefined : `${status} ${text.slice(0, 300)}`);
    if (status >= 400) return refusalFault(request, answer);
    if (request.method !== operation.method.toUpperCase()) return undefined;
    return this.successFault(request, operation, answer);
  }

  private successFault(
    request: FuzzRequest,
    operation: Operation,
    { status, headers, text }: Answer,
  ): string | undefined {
    // The browser has it already; a moved host; a form that is sent on to a page.
    if (status === 304 || status === 308 || (status === 303 && isFormRequest(request))) return undefined;
    const declared = operation.responses[String(status)];
    if (!declared) return `${status}, which its description does not know`;
    const schema = declared.content?.['application/json']?.schema;
    if (status === 204 && text !== '') return '204 with a body';
    if (!schema) return undefined;
    if (!headers['content-type']?.startsWith('application/json'))
      return `${status} as ${String(headers['content-type'])}`;
    const check = this.checkOf(schema);
    return check(JSON.parse(text))
      ? undefined
      : `${status} of another shape: ${this.ajv.errorsText(check.errors)}: ${text.slice(0, 300)}`;
  }

  private checkOf(schema: Schema): ValidateFunction {
    const key = JSON.stringify(schema);
    const check = this.known.get(key) ?? this.ajv.compile(readable(schema) as object);
    this.known.set(key, check);
    return check;
  }
}

/** A host that staff suspended is the one answer of 5xx that is right. */
const isSuspended = ({ status, text }: Answer): boolean => status === 503 && text.includes('"code":"site_suspended"');

/** Every refusal is a problem document, but where a browser sent a form by itself: then it may be a page for people. */
function refusalFault(request: FuzzRequest, { status, headers, text }: Answer): string | undefined {
  const type = String(headers['content-type']);
  if (request.method === 'HEAD') return undefined;
  if (type.startsWith('text/html') && isFormRequest(request))
    return headers['content-security-policy']?.includes("default-src 'none'") === true
      ? undefined
      : `${status} as a page that may run scripts`;
  if (!type.startsWith(PROBLEM)) return `${status} as ${type}: ${text.slice(0, 200)}`;
  try {
    const problem = JSON.parse(text) as { code?: unknown; status?: unknown; title?: unknown };
    const isWhole =
      typeof problem.code === 'string' && /^[a-z_]+$/.test(problem.code) && typeof problem.title === 'string';
    return isWhole && problem.status === status
      ? undefined
      : `${status} with half a problem document: ${text.slice(0, 200)}`;
  } catch {
    return `${status} with what is no JSON: ${text.slice(0, 200)}`;
  }
}

/** OpenAPI 3.0's `nullable` as JSON Schema has it. */
function readable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(readable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, readable(part)]),
  );
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}
