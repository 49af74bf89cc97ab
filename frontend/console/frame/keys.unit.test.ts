import { type Binding, makeKeyReader } from './keys';

const ran: string[] = [];
const binding = (keys: string): Binding => ({ keys, label: keys, run: () => ran.push(keys) });
const bindings = ['mod+k', '?', 'g w', 'g b', 'w'].map(binding);
let at = 0;

// jsdom is not here: only what the reader looks at.
function press(read: (event: KeyboardEvent) => void, key: string, more: Partial<KeyboardEvent> = {}): void {
  at += 100;
  read({ key, timeStamp: at, target: null, preventDefault: () => undefined, ...more } as KeyboardEvent);
}

function pressAll(...keys: readonly (string | Partial<KeyboardEvent>)[]): readonly string[] {
  const read = makeKeyReader(() => bindings);
  ran.length = 0;
  for (const key of keys) {
    if (typeof key === 'string') press(read, key);
    else press(read, key.key ?? '', key);
  }
  return [...ran];
}

beforeAll(() => {
  Object.assign(globalThis, { HTMLElement: class {} });
});

describe('keys', () => {
  it('run what they are bound to, alone, with the command key, or one after the other', () => {
    expect(pressAll('?', { key: 'k', metaKey: true }, { key: 'K', ctrlKey: true })).toEqual(['?', 'mod+k', 'mod+k']);
    expect(pressAll('g', 'w', 'w', 'g', 'b')).toEqual(['g w', 'w', 'g b']);
  });

  it('are left to a button that takes them itself', () => {
    const Element = (globalThis as { HTMLElement: new () => object }).HTMLElement;
    const button = Object.assign(new Element(), {
      matches: () => false,
      closest: (what: string) => what.includes('button') || null,
    });
    const read = makeKeyReader(() => [binding(' '), binding('b')]);
    ran.length = 0;
    for (const key of [' ', 'b']) press(read, key, { target: button as unknown as EventTarget });
    press(read, ' ');
    expect(ran).toEqual(['b', ' ']);
  });

  it('are forgotten after a while, and do not repeat while held', () => {
    expect(pressAll('g', { key: 'b', timeStamp: at + 5000 })).toEqual([]);
    expect(
      pressAll({ key: '?', repeat: true }, { key: '?', code: 'Minus', altKey: true }, { key: '?', isComposing: true }),
    ).toEqual([]);
  });
});
