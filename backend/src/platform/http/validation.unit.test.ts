import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { InvalidInput, validation } from './validation';

class Note {
  @Allow()
  text?: unknown;
}

const check = (body: unknown) =>
  validation()
    .transform(body, { type: 'body', metatype: Note })
    .catch((error: unknown) =>
      error instanceof InvalidInput ? error.faults.map(({ path, code }) => [path, code]) : error,
    );
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('a body', () => {
  it.each(['a\u0000', '\ud800', '\udc00\ud83d'])('with %j in a text is refused, with its path', async (text) => {
    expect(await check({ text })).toEqual([['text', 'characters']]);
    expect(await check({ text: [{ deep: [text] }] })).toEqual([['text[0].deep[0]', 'characters']]);
  });

  it('nested so deeply that walking it breaks is refused', async () => {
    expect(await check({ text: nested(20_000) })).toEqual([['', 'too_deep']]);
    expect(await check(nested(20_000))).toEqual([['', 'too_deep']]);
  });

  it('with whole characters is taken, at any depth that is meant', async () => {
    expect(await check({ text: '👩‍👩‍👧‍👦\n' })).toEqual({ text: '👩‍👩‍👧‍👦\n' });
    expect(await check({ text: nested(40) })).toEqual({ text: nested(40) });
  });
});

class Part {
  @IsString()
  @MaxLength(40)
  word!: string;
}

class Letter {
  @IsInt()
  @Min(1)
  @Max(5)
  count!: number;

  @IsOptional()
  @IsIn(['red', 'blue'], { each: true })
  colours?: string[];

  @IsOptional()
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => Part)
  parts?: Part[];
}

describe('the message of a fault', () => {
  const said = (body: unknown) =>
    validation()
      .transform(body, { type: 'body', metatype: Letter })
      .catch((error: unknown) =>
        error instanceof InvalidInput ? error.faults.map(({ path, message }) => `${path}: ${message}`) : error,
      );

  it.each([
    [{}, 'count: This is missing: enter a whole number from 1 to 5.'],
    [{ count: null }, 'count: This is missing: enter a whole number from 1 to 5.'],
    [{ count: 9 }, 'count: Enter a whole number from 1 to 5.'],
    [{ count: 'x' }, 'count: Enter a whole number from 1 to 5.'],
    [{ count: 1, colours: ['red', 'pink'] }, 'colours: For each item, choose one of: red, blue.'],
    [{ count: 1, parts: [{}, {}, {}] }, 'parts: Send a list of at most 2 items.'],
    [{ count: 1, parts: [{}] }, 'parts[0].word: This is missing: enter text of at most 40 characters.'],
    [{ count: 1, parts: [{ word: 5 }] }, 'parts[0].word: Enter text of at most 40 characters.'],
    [{ count: 1, parts: ['pink'] }, 'parts[0]: Send an object with named fields.'],
    [{ count: 1, pink: 1 }, 'pink: There’s no field with this name: correct the name or remove it.'],
    [[{ count: 1 }], ': Send an object with named fields.'],
  ])('of %j says what to give, and not what was given', async (body, message) => {
    expect(await said(body)).toContain(message);
  });
});
