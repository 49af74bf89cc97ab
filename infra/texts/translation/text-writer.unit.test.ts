import { withTexts } from './text-writer';

const written = (file: string, content: string, changes: Record<string, string>, order: readonly string[] = []) =>
  withTexts(file, content, new Map(Object.entries(changes)), order);

describe('a catalogue', () => {
  const content = '{\n  "a": "A\\u00adB",\n  "b": "B",\n  "c": "C"\n}\n';

  it('keeps every other line as it is', () => {
    expect(written('x.json', content, { b: 'say “b”\nnow' })).toBe(
      '{\n  "a": "A\\u00adB",\n  "b": "say “b”\\nnow",\n  "c": "C"\n}\n',
    );
  });

  it('keeps its last line without a comma, and writes soft hyphens so that they are seen', () => {
    expect(written('x.json', content, { c: 'C\u00adD,' })).toBe(
      '{\n  "a": "A\\u00adB",\n  "b": "B",\n  "c": "C\\u00adD,"\n}\n',
    );
  });

  it('gets a new text behind the one before it', () => {
    const order = ['a', 'a2', 'b', 'c', 'd'];
    expect(written('x.json', content, { a2: 'A2', d: 'D' }, order)).toBe(
      '{\n  "a": "A\\u00adB",\n  "a2": "A2",\n  "b": "B",\n  "c": "C",\n  "d": "D"\n}\n',
    );
    expect(written('x.json', content, { z: 'Z' }, ['z', 'a'])).toContain('{\n  "z": "Z",\n  "a"');
  });

  it('is refused where texts do not stand on lines of their own', () => {
    expect(() => written('x.json', '{"a": "A"}', { a: 'B' })).toThrow('x.json is not one text a line');
  });
});

describe('the texts of a template', () => {
  const content = "# They say so\nname: 'A'\n\nhome.title: 'B'\nhome.text: 'C'\n";

  it('keep their comments, blank lines and quotes', () => {
    expect(written('x.yaml', content, { 'home.title': 'Bé: “b”' })).toBe(
      "# They say so\nname: 'A'\n\nhome.title: 'Bé: “b”'\nhome.text: 'C'\n",
    );
  });

  it('may have lines and get new texts', () => {
    const order = ['name', 'home.title', 'home.lead', 'home.text'];
    expect(written('x.yaml', content, { 'home.lead': 'one\ntwo' }, order)).toBe(
      "# They say so\nname: 'A'\n\nhome.title: 'B'\nhome.lead: \"one\\ntwo\"\nhome.text: 'C'\n",
    );
  });

  it('are refused where one goes over several lines', () => {
    expect(() => written('x.yaml', 'a: |\n  one\n  two\n', { a: 'three' })).toThrow('x.yaml is not one text a line');
  });
});
