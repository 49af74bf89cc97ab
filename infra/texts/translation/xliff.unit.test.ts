import { type TranslationUnit, UnreadableFileError } from './bilingual-file';
import { readXliff, writeXliff } from './xliff';

const unit = (id: string, source: string, target: string, more: Partial<TranslationUnit> = {}): TranslationUnit => ({
  ...{ id, source, target, state: 'translated', longest: undefined, notes: [] },
  ...more,
});

const around = (units: string, head = 'source-language="en" target-language="fr"'): string =>
  `<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="x" datatype="plaintext" ${head}><body>${units}</body></file></xliff>`;

it('a file that is written is read as it was', () => {
  const units = [
    unit('likes.a', 'A & B < C > “D” "E" \'F\'', 'Vraiment\u202f? «\u00a0oui\u00a0»'),
    unit('likes.b', '<link>Here</link> {{name}}\n\n- one\n', ''),
    unit('templates/7-gay: home.a', '  spaces  ', ']]> &amp; 😀'),
  ];
  const { locale, units: read } = readXliff(writeXliff('fr', units));
  expect(locale).toBe('fr');
  expect(read).toEqual(units.map(({ id, source, target }) => ({ id, source, target })));
});

it('a unit says how far it is, what fits and what is known of it', () => {
  const xml = writeXliff('fr', [unit('likes.a', 'A', 'B', { state: 'new', longest: 60, notes: ['Used in: a<b'] })]);
  expect(xml).toContain('<trans-unit id="likes.a" maxwidth="60" size-unit="char" xml:space="preserve">');
  expect(xml).toContain('<target state="new">B</target>');
  expect(xml).toContain('<note>Used in: a&lt;b</note>');
});

it('what a translator’s program adds is skipped', () => {
  const xml = around(
    `<group id="g"><trans-unit id="likes.a" approved="yes"><source>A</source>
      <seg-source><mrk mid="0" mtype="seg">A</mrk></seg-source>
      <target><mrk mid="0" mtype="seg">Bonj</mrk><![CDATA[our]]></target>
      <note>Bon</note><alt-trans><source>A</source><target>Salut</target></alt-trans></trans-unit></group>`,
  );
  expect(readXliff(xml).units).toEqual([{ id: 'likes.a', source: 'A', target: 'Bonjour' }]);
});

it('a text with elements in it is told', () => {
  const xml = around('<trans-unit id="a"><source>A</source><target>B <x id="1"/></target></trans-unit>');
  expect(readXliff(xml).units[0]?.fault).toBe('it has <x> in it');
});

const DOCTYPE = '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]>';

it.each([
  ['entities', DOCTYPE + around('<trans-unit id="a"><source>A</source><target>&b;</target></trans-unit>')],
  ['a document type', `<!DOCTYPE xliff>${around('')}`],
  ['entities that are none', around('<trans-unit id="a"><source>&nbsp;</source></trans-unit>')],
  ['tags left open', around('<trans-unit id="a">')],
  ['nothing', ''],
  ['other words', 'id;en;fr'],
  ['another root', '<html/>'],
  ['another version', '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>'],
  ['another namespace', '<xliff version="1.2" xmlns="urn:elsewhere"/>'],
  ['another source', around('', 'source-language="de" target-language="fr"')],
  ['several languages', around('</body></file><file source-language="en" target-language="de"><body>')],
])('a file is refused that has %s', (_what, xml) => {
  expect(() => readXliff(xml)).toThrow(UnreadableFileError);
});
