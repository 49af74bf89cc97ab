import fc from 'fast-check';
import {
  encode,
  hostileBody,
  hostileHeader,
  hostileJson,
  hostilePart,
  hostileQuery,
  hostileText,
  withRawNumbers,
} from './hostile';
import { type Description, type Operation } from './operations';
import { type ValidValues } from './valid';

/** One request as it is sent, but for what its actor adds: the host, cookies or a token, and an address. */
export interface FuzzRequest {
  readonly operation: string;
  readonly actor: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly base64?: string;
}

type Pick = <T, A extends unknown[]>(arbitrary: (...args: A) => fc.Arbitrary<T>, ...args: A) => T;

const FORM = 'application/x-www-form-urlencoded';

/** Makes requests; the same number of the same seed is the same request, as long as the same rows are there. */
export class RequestMaker {
  constructor(
    private readonly description: Description,
    private readonly valid: ValidValues,
    private readonly actors: (operation: Operation) => fc.Arbitrary<string>,
    private readonly pictures: readonly Buffer[],
  ) {}

  make(seed: number, index: number): FuzzRequest {
    const [made] = fc.sample(
      fc.gen().map((pick) => this.build(pick as Pick)),
      { seed: (seed + index) | 0, numRuns: 1 },
    );
    if (!made) throw new Error('fast-check made nothing');
    return made;
  }

  private build(pick: Pick): FuzzRequest {
    const operation = pick(() => fc.constantFrom(...this.description.operations));
    const actor = pick(() => this.actors(operation));
    const wanted = new Set(
      pick(() =>
        fc.oneof(
          { weight: 5, arbitrary: fc.constant([]) },
          {
            weight: 6,
            arbitrary: fc.constantFrom(['path'], ['query'], ['body'], ['body'], ['field'], ['field'], ['header']),
          },
          { weight: 1, arbitrary: fc.subarray(['path', 'query', 'field', 'header', 'method']) },
        ),
      ),
    );
    const path = this.path(pick, operation, wanted.has('path')) + this.query(pick, operation, wanted.has('query'));
    const body = operation.method === 'get' ? undefined : this.body(pick, operation, wanted);
    const headers: Record<string, string> = body && body.type !== '' ? { 'content-type': body.type } : {};
    for (const parameter of operation.parameters.filter((one) => one.in === 'header'))
      headers[parameter.name.toLowerCase()] = pick(() => fc.string({ maxLength: 40 }).map(encode));
    if (wanted.has('header')) {
      const [name, value] = pick(() => hostileHeader);
      headers[name] = value;
    }
    const method = wanted.has('method')
      ? pick(() => fc.constantFrom('get', 'post', 'put', 'patch', 'delete', 'options'))
      : operation.method;
    return {
      ...{ operation: operation.name, actor, method: method.toUpperCase(), path, headers },
      ...(body && { base64: body.base64 }),
    };
  }

  private path(pick: Pick, { path, parameters }: Operation, isHostile: boolean): string {
    const parts = parameters.filter((one) => one.in === 'path');
    const spoilt = isHostile && parts.length > 0 ? pick(() => fc.constantFrom(...parts)) : undefined;
    return parts.reduce((made, parameter) => {
      const part = pick(() => (parameter === spoilt ? hostilePart : this.valid.part(path, parameter)));
      return made.replace(`{${parameter.name}}`, () => part);
    }, path);
  }

  private query(pick: Pick, { parameters }: Operation, isHostile: boolean): string {
    const own = parameters.filter((one) => one.in === 'query');
    const pairs = own.flatMap((parameter) => {
      if (parameter.required !== true && pick(() => fc.boolean())) return [];
      const value = pick(() => this.valid.of(parameter.schema, parameter.name));
      return [value].flat().map((one) => `${parameter.name}=${encode(String(one))}`);
    });
    if (isHostile) {
      const name = own.length > 0 ? pick(() => fc.constantFrom(...own)).name : 'page';
      const bad = pick(() =>
        fc.oneof(
          hostileQuery(name),
          hostileText.map((text) => `${name}=${encode(text).slice(0, 6_000)}`),
        ),
      );
      const kept = pick(() => fc.boolean()) ? pairs.filter((pair) => !pair.startsWith(`${name}=`)) : [];
      return `?${[...kept, bad].join('&')}`;
    }
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  }

  private body(
    pick: Pick,
    { bodies }: Operation,
    wanted: ReadonlySet<string>,
  ): { type: string; base64: string } | undefined {
    if (wanted.has('body')) return pick(() => hostileBody);
    const types = Object.keys(bodies);
    if (types.length === 0) return undefined;
    const type = pick(() => fc.constantFrom(...types));
    const schema = bodies[type]?.schema ?? {};
    if (type.startsWith('image/'))
      return { type, base64: pick(() => fc.constantFrom(...this.pictures)).toString('base64') };
    const value = pick(() => this.valid.of(schema)) as Record<string, unknown>;
    if (wanted.has('field')) spoil(pick, value);
    const text = type === FORM ? formOf(value) : withRawNumbers(JSON.stringify(value));
    return { type, base64: Buffer.from(text).toString('base64') };
  }
}

/** Puts something bad in the place of one value, at any depth, or adds it. */
function spoil(pick: Pick, root: Record<string, unknown>): void {
  let place = root;
  for (let depth = 0; depth < 6; depth += 1) {
    const names = Object.keys(place);
    const name = pick(() => fc.constantFrom(...names, ...(depth === 0 || names.length === 0 ? ['unknown_field'] : [])));
    const inner = place[name];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && pick(() => fc.boolean())) {
      // The value may be shared with other requests.
      place[name] = structuredClone(inner);
      place = place[name] as Record<string, unknown>;
      continue;
    }
    if (pick(() => fc.integer({ min: 0, max: 9 })) === 0) Reflect.deleteProperty(place, name);
    else place[name] = pick(() => hostileJson);
    return;
  }
}

const formOf = (value: Record<string, unknown>): string =>
  Object.entries(value)
    .flatMap(([name, one]) =>
      [one].flat().map((part) => `${encode(name)}=${encode(typeof part === 'string' ? part : JSON.stringify(part))}`),
    )
    .join('&');
