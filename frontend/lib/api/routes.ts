import { type Answer } from './problem';
import { type paths } from './schema';

/** Pages call the members' API only; staff work on another host. */
export type PagePaths = { [P in keyof paths as P extends `/api/staff/${string}` ? never : P]: paths[P] };

/** The operations of one method, by path. */
type RoutesBy<M extends 'get' | 'post' | 'put' | 'patch' | 'delete'> = {
  [P in keyof PagePaths as PagePaths[P][M] extends undefined ? never : P]: PagePaths[P][M];
};

interface Routes {
  readonly GET: RoutesBy<'get'>;
  readonly POST: RoutesBy<'post'>;
  readonly PUT: RoutesBy<'put'>;
  readonly PATCH: RoutesBy<'patch'>;
  readonly DELETE: RoutesBy<'delete'>;
}

export type Method = keyof Routes;
export type PathOf<M extends Method> = keyof Routes[M];

type Json<R> = R extends { readonly content: { readonly 'application/json': infer T } } ? T : undefined;

/** The value of a successful answer; undefined where it has no content. */
export type Value<M extends Method, P extends PathOf<M>> = Routes[M][P] extends { readonly responses: infer R }
  ? Json<R[keyof R & (200 | 201 | 202 | 204)]>
  : never;

/** Whether nothing in it is required. */
type IsOptional<T> = Partial<T> extends T ? true : false;

/** What is sent: read only, and without what is undefined. */
type Frozen<T> = T extends readonly (infer I)[]
  ? readonly Frozen<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> | (IsOptional<Pick<T, K>> extends true ? undefined : never) }
    : T;

type BodyOption<O> = O extends { readonly requestBody: infer B }
  ? { readonly body: Frozen<Json<B>> }
  : O extends { readonly requestBody?: infer B }
    ? { readonly body?: Frozen<Json<B>> }
    : never;

type PathOption<O> = O extends { readonly parameters: { readonly path: infer T } }
  ? { readonly path: { readonly [K in keyof T]: string | number } }
  : { readonly path?: never };

/** Parameters that are undefined are not sent. */
type Unset<T> = { readonly [K in keyof T]: T[K] | undefined };
type QueryOption<O> = O extends { readonly parameters: { readonly query: infer Q } }
  ? { readonly query: Unset<Q> }
  : O extends { readonly parameters: { readonly query?: infer Q } }
    ? { readonly query?: Unset<Q> }
    : never;

type Params<O> = PathOption<O> & QueryOption<O>;
type ParamsOption<O> =
  IsOptional<Params<O>> extends true ? { readonly params?: Params<O> } : { readonly params: Params<O> };

/** How a request is sent, whatever it says. */
export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when the page is left, where the browser lets it. */
  readonly keepalive?: boolean;
}

type Options<M extends Method, P extends PathOf<M>> = BodyOption<Routes[M][P]> & ParamsOption<Routes[M][P]> & Sending;

/** The last argument of a call, which may be left out where the route requires nothing. */
export type Rest<M extends Method, P extends PathOf<M>> =
  IsOptional<Options<M, P>> extends true ? [options?: Options<M, P>] : [options: Options<M, P>];

/** Paths that can be read without parameters. */
export type PlainPath = { [P in PathOf<'GET'>]: [] extends Rest<'GET', P> ? P : never }[PathOf<'GET'>];

/** The query of a route that can be called with one. */
export type Query<M extends Method, P extends PathOf<M>> = NonNullable<QueryOption<Routes[M][P]>['query']>;

/**
 * A function that calls the API: a route, parameter or body that the schema does not have is a type error. The methods of
 * openapi-fetch itself would let unknown properties of a query or body pass.
 */
export type Call = <M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...rest: Rest<M, P>
) => Promise<Answer<Value<M, P>>>;

/** The same without the schema, for what is wrapped around a call. */
export interface AnyOptions extends Sending {
  readonly body?: unknown;
}
export type AnyCall = (method: Method, path: string, options?: AnyOptions) => Promise<Answer<unknown>>;
