import { IsIn, ValidateBy, getMetadataStorage } from 'class-validator';
import { previewApi } from '../../src/entrypoints/preview-api';
import { describeApi } from '../../src/platform/http';
import { InvalidInput, checkedBody } from '../../src/platform/http/validation';

type RequestClass = new () => object;
interface Message {
  readonly from: string;
  readonly message: string;
}

const SECRET = 'zq9x';
/** One of each kind, so that every check of every field fails at least once. */
const BAD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1e15,
  1e15,
  0.123,
  '',
  SECRET,
  `${SECRET}<>`.repeat(20_000),
  ['', SECRET],
  [SECRET, SECRET],
  [-1e15],
  [[SECRET]],
  Array.from({ length: 1_000 }, (_, index) => `${SECRET}${index}`),
  { [SECRET]: SECRET },
  [{ [SECRET]: SECRET }],
];

/** Wording of class-validator, of programs rather than people. */
const JARGON =
  /\b(?:must|should)\b|\bproperty\b|each value|regular expression|undefined|\bnull\b|NaN|Validation failed|\$|\[object/;
const isForPeople = ({ message }: Message): boolean =>
  /^[A-Z].{8,}\.$/su.test(message) && !JARGON.test(message) && !message.includes(SECRET) && !message.includes('  ');

async function messagesOf(one: RequestClass, body: object): Promise<Message[]> {
  const error: unknown = await checkedBody(one, body).catch((thrown: unknown) => thrown);
  if (!(error instanceof InvalidInput)) return [];
  return error.faults.map(({ path, message }) => ({ from: `${one.name}.${path}`, message }));
}

/** Every class that has checks, nested ones too, and the fields that they are of. */
function checkedClasses(): Map<RequestClass, string[]> {
  const all = Reflect.get(getMetadataStorage(), 'validationMetadatas') as Map<
    RequestClass,
    readonly { readonly propertyName: string }[]
  >;
  return new Map([...all].map(([one, rules]) => [one, [...new Set(rules.map(({ propertyName }) => propertyName))]]));
}

async function allMessages(classes: ReadonlyMap<RequestClass, readonly string[]>): Promise<Message[]> {
  const messages: Message[] = [];
  for (const [one, fields] of classes) {
    messages.push(...(await messagesOf(one, { unknown_name: SECRET })));
    for (const field of fields)
      for (const value of BAD_VALUES) messages.push(...(await messagesOf(one, { [field]: structuredClone(value) })));
  }
  return messages;
}

describe('the messages of validation', () => {
  let classes: Map<RequestClass, string[]>;
  let described: string[];
  let messages: Message[];
  beforeAll(async () => {
    const app = await previewApi();
    described = [
      ...JSON.stringify(Object.values(describeApi(app).paths)).matchAll(
        /"requestBody":\{[^}]*?"content":\{"application\/json":\{"schema":\{"\$ref":"#\/components\/schemas\/(\w+)"/g,
      ),
    ].map(([, name = '']) => name);
    classes = checkedClasses();
    messages = await allMessages(classes);
  });

  it('are asked of every request body that the API describes', () => {
    const names = new Set([...classes.keys()].map(({ name }) => name));
    expect(described.length).toBeGreaterThan(30);
    expect(described.filter((name) => !names.has(name))).toEqual([]);
  });

  it('are sentences for people that never repeat the value', () => {
    expect(messages.length).toBeGreaterThan(1_000);
    const bad = messages.filter((one) => !isForPeople(one)).map(({ from, message }) => `${from}: ${message}`);
    expect([...new Set(bad)]).toEqual([]);
  });

  it('are found where a new check has none of its own', async () => {
    class Own {
      @ValidateBy({
        name: 'isOdd',
        validator: { validate: () => false, defaultMessage: () => '$property must be odd' },
      })
      odd?: number;

      @IsIn(['a'], { message: 'value must be a' })
      letter?: string;
    }
    const found = await messagesOf(Own, { odd: 1, letter: SECRET });
    expect(found.map(isForPeople)).toEqual([false, false]);
  });
});
