import { type TestApi, FIRST } from '../api';
import { CONSOLE } from '../staff-people';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly nullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface Operation {
  /** `post /api/chats/{id}/messages`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly isForStaff: boolean;
  readonly parameters: readonly Parameter[];
  /** By media type. */
  readonly bodies: Content;
  readonly responses: Described['responses'];
}

export interface Description {
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** All that the documents of a brand's host and of the console's host describe, each path once. */
export async function readDescription(api: TestApi): Promise<Description> {
  const documents = await Promise.all(
    [`${FIRST}.localhost`, CONSOLE].map(
      async (host) => (await api.on(host).get('/api/openapi.json').expect(200)).body as Document,
    ),
  );
  const paths = Object.assign({}, ...documents.map((one) => one.paths)) as Document['paths'];
  const schemas = Object.assign({}, ...documents.map((one) => one.components.schemas)) as Description['schemas'];
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method} ${path}`,
      method,
      path,
      isForStaff: path.startsWith('/api/staff/'),
      parameters: described.parameters ?? [],
      bodies: described.requestBody?.content ?? {},
      responses: described.responses,
    })),
  );
  return { operations, schemas };
}
