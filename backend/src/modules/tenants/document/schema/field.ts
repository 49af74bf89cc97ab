import { z } from 'zod';

/** Staff who may change a field: support staff run a brand day by day, operators own it. */
export type EditRole = 'support' | 'operator';

/** The description of one field, from which forms, docs and permissions are made. */
export interface FieldMeta {
  readonly title: string;
  readonly description: string;
  /** The unit of a number: `credits`, `minor units`, `days`, `percent`, `minutes`, `px`, `characters`… */
  readonly unit?: string;
  /** The currency of `minor units`: a code, or that the names of the values below are currencies, or countries that pay in theirs. */
  readonly currency?: 'EUR' | 'by currency' | 'by country';
  readonly example: unknown;
  readonly edit: EditRole;
  /** Each brand says it itself, and has from the beginning: a setting that is added later has a default instead. */
  readonly required?: true;
  /** Money: a change needs a second person before it may be published. */
  readonly approval?: 'second-person';
  /** Whether anybody on the site may see the value. */
  readonly public: boolean;
  /** Whether the settings call answers it. It answers all of the part `settings` that anybody may see. */
  readonly settingsCall?: true;
}

/** The value for brands that set none, and for revisions stored before the setting existed. */
export interface SettingDefault {
  readonly value: unknown;
  /** For brands of a niche, by its number, where it differs. */
  readonly byNiche?: Readonly<Record<string, unknown>>;
}

export const fieldRegistry = z.registry<FieldMeta>();
export const defaultRegistry = z.registry<SettingDefault>();

type DefaultOf<T extends z.ZodType> =
  | { readonly required: true; readonly default?: never; readonly defaultByNiche?: never }
  | {
      readonly required?: never;
      readonly default: z.input<T>;
      readonly defaultByNiche?: Readonly<Partial<Record<number, z.input<T>>>>;
    };

type Described<T extends z.ZodType> = Partial<FieldMeta> &
  Pick<FieldMeta, 'title' | 'description' | 'example'> &
  DefaultOf<T>;

/** Describes a field of the tenant document. A part with children needs no description; each child has its own. */
export function field<T extends z.ZodType>(schema: T, description: Described<T>): T {
  const { default: value, defaultByNiche: byNiche, ...meta } = description;
  const own = value === undefined ? schema.clone() : withDefault(schema, value, byNiche);
  fieldRegistry.add(own, { edit: 'operator', public: true, ...meta });
  return own;
}

/** A field that costs or earns money. */
export function moneyField<T extends z.ZodType>(schema: T, description: Described<T>): T {
  return field(schema, { ...description, edit: 'operator', approval: 'second-person' });
}

/** A schema with a default, without a description of its own. */
export function withDefault<T extends z.ZodType>(
  schema: T,
  value: z.input<T>,
  byNiche?: Readonly<Record<string, unknown>>,
): T {
  const own = schema.clone();
  defaultRegistry.add(own, { value, ...(byNiche ? { byNiche } : {}) });
  return own;
}
