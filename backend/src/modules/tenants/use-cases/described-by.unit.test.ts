import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { field } from '../document/schema/field';
import { country, localised, plainText } from '../document/schema/values';
import { describedBy } from './described-by';

const words = { title: 'Title', description: 'What it is.', example: 1, required: true } as const;

const schema = z.object({
  name: field(plainText(40, 2), words),
  price: field(z.int().min(1).nullable(), words),
  mood: field(z.enum(['calm', 'loud']), words),
  since: field(z.iso.date(), { ...words, unit: 'days' }),
  countries: field(z.array(country()), words),
  texts: field(localised(40), words),
  switches: z.object({ on: field(z.boolean(), words), note: field(z.string(), { ...words, public: false }) }),
  secret: field(z.string(), { ...words, public: false }),
});

@describedBy(schema)
class Answer {
  @ApiProperty()
  readonly own!: string;
}

const described = (name: string): unknown =>
  Reflect.getMetadata('swagger/apiModelProperties', Answer.prototype, name) as unknown;

it('describes values by their types, without bounds and without what is for staff', () => {
  const what = { description: 'Title. What it is.' };
  expect(described('name')).toMatchObject({ ...what, type: 'string' });
  expect(described('name')).not.toHaveProperty('maxLength');
  expect(described('price')).toMatchObject({ ...what, type: 'number', nullable: true });
  expect(described('mood')).toMatchObject({ ...what, type: 'string', enum: ['calm', 'loud'] });
  expect(described('countries')).toMatchObject({ ...what, type: 'array', items: { type: 'string' } });
  expect(described('since')).toMatchObject({
    description: 'Title (days). What it is.',
    type: 'string',
    format: 'date',
  });
  expect(described('texts')).toMatchObject({ ...what, type: 'object', additionalProperties: { type: 'string' } });
  expect(described('switches')).toMatchObject({
    properties: { on: { type: 'boolean', description: 'Title. What it is.' } },
    required: ['on'],
    selfRequired: true,
  });
  expect(described('secret')).toBeUndefined();
  expect(described('own')).toBeDefined();
});
