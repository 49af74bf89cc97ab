import { Allow } from 'class-validator';
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
