import fc from 'fast-check';
import { type Description, type Parameter, type Schema } from './operations';
import { type Pool } from './pool';

/** The kind of rows that each field of a body or query refers to. */
const ROWS_OF: Readonly<Record<string, string>> = {
  profile: 'members',
  signup_member: 'members',
  conversation: 'chats',
  photo: 'chat-photos',
  seq: 'messages',
  revision: 'revisions',
  base: 'revisions',
  ids: 'photos',
};

/** The newest more often: those are of members who are still there. */
const rowOf = (ids: readonly (number | string)[]): fc.Arbitrary<number | string> =>
  fc.oneof(fc.constantFrom(...ids.slice(-4)), fc.constantFrom(...ids));

const readableDate = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true });

/** Values that a schema allows; where it says little, such as of a password, those that are known to fit the name. */
export class ValidValues {
  constructor(
    private readonly schemas: Description['schemas'],
    private readonly pool: Pool,
  ) {}

  of(given: Schema, name = '', depth = 0): fc.Arbitrary<unknown> {
    const schema = this.resolve(given);
    const plain = { weight: 1, arbitrary: this.plain(schema, name, depth) };
    const ids = this.pool.ids.get(ROWS_OF[name] ?? '') ?? [];
    if (ids.length > 0 && schema.type !== 'array') return fc.oneof({ weight: 4, arbitrary: rowOf(ids) }, plain);
    const known = schema.enum === undefined ? this.pool.fields[name] : undefined;
    return known ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, plain) : plain.arbitrary;
  }

  /** An id as an address has it: mostly one of some row. */
  part(path: string, { name, schema }: Parameter): fc.Arbitrary<string> {
    const before =
      path
        .slice(0, path.indexOf(`{${name}}`))
        .split('/')
        .at(-2) ?? '';
    const ids = this.pool.ids.get(before) ?? [];
    const known = this.pool.fields[name] ?? [];
    if (ids.length > 0) return rowOf(ids).map((id) => encodeURIComponent(id));
    if (known.length > 0) return fc.constantFrom(...known).map((one) => encodeURIComponent(String(one)));
    return schema.type === 'number' || name === 'id'
      ? fc.integer({ min: 1, max: 60 }).map(String)
      : fc.string({ minLength: 1, maxLength: 20 }).map(encodeURIComponent);
  }

  resolve(schema: Schema): Schema {
    const ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
    return ref === undefined ? schema : (this.schemas[ref.slice(ref.lastIndexOf('/') + 1)] ?? {});
  }

  private plain(schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 });
      case 'number':
        return fc.oneof(
          fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.floor(schema.maximum ?? 60) }),
          fc.constant(52.5),
        );
      case 'array':
        return fc.array(this.of(schema.items ?? {}, name, depth + 1), { maxLength: 4 });
      case 'object':
        return this.record(schema, depth);
      default:
        return this.text(schema);
    }
  }

  private text({ format, maxLength }: Schema): fc.Arbitrary<string> {
    if (format === 'date') return readableDate.map((day) => day.toISOString().slice(0, 10));
    if (format === 'date-time') return readableDate.map((day) => day.toISOString());
    if (format === 'uuid') return fc.uuid();
    return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength ?? 60, 60) });
  }

  /** Its fields are all there four times in five; otherwise those that may be left out mostly are. */
  private record({ properties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
    if (depth > 4) return fc.constant({});
    const fields = Object.entries(properties).map(
      ([name, schema]) => [name, this.of(schema, name, depth + 1)] as const,
    );
    const all = Object.fromEntries(fields);
    return fc.oneof(
      { weight: 4, arbitrary: fc.record(all) },
      { weight: 1, arbitrary: fc.record(all, { requiredKeys: [...required] }) },
    );
  }
}
