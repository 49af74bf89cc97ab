import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { COUNTRIES, CURRENCIES } from '../../../../../contract/payments/tender';
import { fieldRegistry } from '../document/schema/field';

type Described = Readonly<Record<string, unknown>>;

/** Describes an answer in the api's OpenAPI document by the schema that its values come from; staff's fields are left out. */
export function describedBy(schema: z.ZodObject): ClassDecorator {
  return (answer) => {
    for (const [name, child] of Object.entries(shownShape(schema))) {
      const { required, ...described } = describe(child);
      const options = { ...described, ...(required === undefined ? {} : { required, selfRequired: true }) };
      ApiProperty(options as ApiPropertyOptions)(answer.prototype as object, name);
    }
  };
}

const shownShape = (schema: z.ZodObject): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).filter(
      ([, child]) => fieldRegistry.get(child)?.public !== false,
    ),
  );

function describe(schema: unknown): Described {
  const meta = schema instanceof z.ZodType ? fieldRegistry.get(schema) : undefined;
  if (!meta) return typeOf(schema);
  const unit = meta.unit === undefined ? '' : ` (${meta.unit})`;
  return { description: `${meta.title}${unit}. ${meta.description}`, ...typeOf(schema) };
}

/** Types only: a stored revision may be older than a bound. */
function typeOf(schema: unknown): Described {
  if (schema instanceof z.ZodNullable) return { ...describe(schema.unwrap()), nullable: true };
  if (schema instanceof z.ZodBoolean) return { type: 'boolean' };
  if (schema instanceof z.ZodNumber) return { type: 'number' };
  if (schema instanceof z.ZodArray) return { type: 'array', items: describe(schema.element) };
  if (schema instanceof z.ZodRecord) return { type: 'object', additionalProperties: describe(schema.valueType) };
  if (schema instanceof z.ZodObject) {
    const shape = shownShape(schema);
    const properties = Object.entries(shape).map(([name, child]) => [name, describe(child)] as const);
    return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(shape) };
  }
  if (schema instanceof z.ZodEnum) {
    const { options } = schema;
    // Lists of the world are too long to be told.
    const isLong = options.length === COUNTRIES.length || options.length === CURRENCIES.length;
    return isLong ? { type: 'string' } : { type: 'string', enum: options };
  }
  return schema instanceof z.ZodISODate ? { type: 'string', format: 'date' } : { type: 'string' };
}
