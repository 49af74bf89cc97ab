import { type BodySchema, type NamedFields, type Schemas, leastBody, namingBodies } from './probe-bodies';
import { type ProbeAnswer, type ProbeMethod } from './probe-client';

interface Parameter {
  readonly name: string;
  readonly in: string;
}

interface DescribedCall {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: BodySchema }>> };
}

const WRITES = ['post', 'put', 'patch', 'delete'] as const;
type DescribedPath = Readonly<Partial<Record<'get' | (typeof WRITES)[number], DescribedCall>>>;

/** The part of the api's description that probes are made from. */
export interface DescribedApi {
  readonly paths: Readonly<Record<string, DescribedPath>>;
  readonly components?: { readonly schemas?: Schemas };
}

export interface Probe {
  readonly name: string;
  /** The path for what the other tenant has. */
  readonly other: string;
  /** The path for what nobody has; undefined where nothing is named. */
  readonly none?: string;
}

/** A probe that would change what the other tenant has. */
export interface WriteProbe extends Required<Probe> {
  readonly method: ProbeMethod;
  readonly body?: object;
  /** The body for what nobody has, where the body names it and not the path. */
  readonly noneBody?: object;
}

/** The names of the other tenant's things, by the path up to the parameter; `''` stands for any other. */
export type Named = Readonly<Record<string, string>>;

/** Not asked: they end the session, stay open, or ask other services. */
const LEFT_OUT = /^\/api\/(?:logout|events|gifs|geocode|openapi|payment-events|unsubscribe)/;

/** Parameters that some routes want, so that the answer is not about the input. */
const QUERY = 'from=2026-11-01&until=2026-11-30&by=day&year=2026&month=2026-11&q=probe&kind=mail';

const PARAMETER = /\{(\w+)\}/g;

/** The proof asks no writing route without a tenant: a fault there would change data of all tenants. */
const WRITTEN = /^\/api\/(?!staff\/)|^\/api\/staff\/tenants\/\{slug\}/;

/** One probe for each route that can be read, made from the description of the api. */
export function probesOf(described: DescribedApi, named: Named, none: string): Probe[] {
  return Object.entries(described.paths).flatMap(([path, { get }]) => {
    if (!get || LEFT_OUT.test(path)) return [];
    const query = queryOf(get.parameters ?? []);
    const { other, none: nothing } = pathsOf(path, named, none);
    if (!path.includes('{')) return [{ name: `GET ${path}`, other: other + query }];
    return [{ name: `GET ${path}`, other: other + query, none: nothing + query }];
  });
}

/** One probe for each route that changes something that its path names. Its body is the least that the route takes. */
export function writeProbesOf(described: DescribedApi, named: Named, none: string): WriteProbe[] {
  const schemas = described.components?.schemas ?? {};
  return Object.entries(described.paths).flatMap(([path, calls]) => {
    if (!path.includes('{') || LEFT_OUT.test(path) || !WRITTEN.test(path)) return [];
    return WRITES.flatMap((method) => {
      const call = calls[method];
      if (!call) return [];
      const upper = method.toUpperCase() as ProbeMethod;
      const schema = call.requestBody?.content['application/json']?.schema;
      const body = schema && { body: leastBody(schema, schemas) as object };
      return [{ name: `${upper} ${path}`, method: upper, ...pathsOf(path, named, none), ...body }];
    });
  });
}

/** One probe for each field of a body that names something, at routes whose path names nothing. */
export function bodyProbesOf(described: DescribedApi, named: NamedFields, none: string): WriteProbe[] {
  const schemas = described.components?.schemas ?? {};
  return Object.entries(described.paths).flatMap(([path, calls]) => {
    if (path.includes('{') || LEFT_OUT.test(path)) return [];
    return WRITES.flatMap((method) => {
      const schema = calls[method]?.requestBody?.content['application/json']?.schema;
      const upper = method.toUpperCase() as ProbeMethod;
      return (schema ? namingBodies(schema, schemas, named, none) : []).map(({ field, ...body }) => ({
        ...{ name: `${upper} ${path} (${field})`, method: upper, other: path, none: path },
        ...{ body: body.other as object, noneBody: body.none as object },
      }));
    });
  });
}

/** The path for what the other tenant has, and the one for what nobody has. */
function pathsOf(path: string, named: Named, none: string): { readonly other: string; readonly none: string } {
  const fill = (value: (before: string) => string): string =>
    path.replace(PARAMETER, (_, _name, at: number) => encodeURIComponent(value(path.slice(0, at))));
  return { other: fill((before) => named[before] ?? named[''] ?? none), none: fill(() => none) };
}

function queryOf(parameters: readonly Parameter[]): string {
  const known = new URLSearchParams(QUERY);
  const given = parameters.filter((one) => one.in === 'query' && known.has(one.name));
  const query = new URLSearchParams(given.map(({ name }): [string, string] => [name, known.get(name) ?? '']));
  return given.length === 0 ? '' : `?${query.toString()}`;
}

export type Verdict = 'apart' | 'leak' | 'unanswered';

/** Whether somebody of the staff may not ask this at all, of whatever tenant. */
export const isDenied = ({ status, body }: ProbeAnswer): boolean =>
  status === 403 && /"(?:permission_denied|staff_session_needed)"/.test(body);

/** An answer about the input, the limit or a failure proves nothing. */
const provesNothing = ({ status }: ProbeAnswer): boolean => [400, 422, 429].includes(status) || status >= 500;

/** Judges the answer about what the other tenant has, beside the one about what nobody has. */
export function verdictOf(other: ProbeAnswer, none: ProbeAnswer | undefined, markers: readonly string[]): Verdict {
  const told = `${JSON.stringify(other.headers)} ${other.body}`;
  if (markers.some((marker) => hasWord(told, marker))) return 'leak';
  if (provesNothing(other) || (none && provesNothing(none))) return 'unanswered';
  if (isDenied(other) && (!none || isDenied(none))) return 'unanswered';
  return !none || isSame(other, none) ? 'apart' : 'leak';
}

/** An id is no part of a longer number. */
const hasWord = (text: string, word: string): boolean => new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text);

const isSame = (one: ProbeAnswer, two: ProbeAnswer): boolean =>
  one.status === two.status && one.body === two.body && JSON.stringify(one.headers) === JSON.stringify(two.headers);
