import { z } from 'zod';

/** Staff who may change a field: support staff run a brand day by day, operators own it. */
export type EditRole = 'support' | 'operator';

/** What everybody but the validator needs to know about one field; forms, docs and permissions are made from it. */
export interface FieldMeta {
  readonly title: string;
  readonly description: string;
  /** What a number counts: `credits`, `minor units`, `days`, `percent`, `minutes`, `px`, `characters`… */
  readonly unit?: string;
  readonly example: unknown;
  readonly edit: EditRole;
  /** Money: a change needs a second person before it may be published. */
  readonly approval?: 'second-person';
  /** Whether anybody on the site may see the value. */
  readonly public: boolean;
}

export const fieldRegistry = z.registry<FieldMeta>();

/** Describes a field of the tenant document. A part with children needs no description; each child has its own. */
export function field<T extends z.ZodType>(
  schema: T,
  meta: Partial<FieldMeta> & Omit<FieldMeta, 'edit' | 'public'>,
): T {
  const own = schema.clone();
  fieldRegistry.add(own, { edit: 'operator', public: true, ...meta });
  return own;
}

/** A field that costs or earns money. */
export function moneyField<T extends z.ZodType>(
  schema: T,
  meta: Partial<FieldMeta> & Omit<FieldMeta, 'edit' | 'public' | 'approval'>,
): T {
  return field(schema, { ...meta, edit: 'operator', approval: 'second-person' });
}
