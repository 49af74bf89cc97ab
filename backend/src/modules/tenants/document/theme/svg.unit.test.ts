import { ends } from '../../../../../test/support/ends';
import { checkSvg } from './svg';

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">';
const wrap = (inner: string) => `${open}${inner}</svg>`;
const codes = (svg: string) => checkSvg(svg, 4000).faults.map(({ code }) => code);

describe('a drawing', () => {
  it.each([
    ['a path in the colour of the text', wrap('<path fill="currentColor" d="M0 0L1.5-2e3 4,5Z"/>')],
    [
      'a gradient of its own',
      wrap(
        '<defs><linearGradient id="logo-a" x1="0"><stop offset="10%" stop-color="#fff"/></linearGradient></defs><rect width="9" height="9" fill="url(#logo-a)"/>',
      ),
    ],
    [
      'moved groups',
      wrap('<g transform="translate(1 2) scale(0.5), rotate(-45 1 1)"><circle cx="1" cy="1" r="1"/></g>'),
    ],
    ['line breaks between elements', wrap('\n  <path d="M0 0"/>\n')],
    ['an empty drawing', wrap('')],
  ])('with %s is taken', (_, svg) => {
    expect(checkSvg(svg, 4000)).toEqual({ width: 24, height: 24, faults: [] });
  });

  it.each([
    ['a script', wrap('<script>alert(1)</script>'), 'svg_element'],
    ['a script in capitals', wrap('<SCRIPT/>'), 'svg_element'],
    ['a style sheet', wrap('<style>*{}</style>'), 'svg_element'],
    ['foreign content', wrap('<foreignObject><rect/></foreignObject>'), 'svg_element'],
    ['a picture from elsewhere', wrap('<image href="https://evil.example/x.png"/>'), 'svg_element'],
    ['another drawing', wrap('<use href="#logo-a"/>'), 'svg_element'],
    ['a link', wrap('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'svg_element'],
    ['an animation that sets a link', wrap('<set attributeName="href" to="javascript:1"/>'), 'svg_element'],
    ['text, which needs a font', wrap('<text>Everglow</text>'), 'svg_element'],
    ['bare text', wrap('Everglow'), 'svg_text'],
    ['an event handler', wrap('<path onload="alert(1)" d="M0 0"/>'), 'svg_attribute'],
    [
      'an event handler on the root',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="x"></svg>',
      'svg_attribute',
    ],
    ['an inline style', wrap('<path style="fill:red" d="M0 0"/>'), 'svg_attribute'],
    ['a class', wrap('<path class="x" d="M0 0"/>'), 'svg_attribute'],
    ['an old kind of link', wrap('<path xlink:href="#x" d="M0 0"/>'), 'svg_attribute'],
    ['a colour from elsewhere', wrap('<path fill="url(https://evil.example/x)" d="M0 0"/>'), 'svg_value'],
    ['a colour from beside the page', wrap('<path fill="url(x)" d="M0 0"/>'), 'svg_value'],
    ['a colour of somebody else’s', wrap('<path fill="url(#header)" d="M0 0"/>'), 'svg_value'],
    ['an id that could shadow the page', wrap('<path id="location" d="M0 0"/>'), 'svg_value'],
    ['a transformation that is none', wrap('<g transform="url(#logo-a)"/>'), 'svg_value'],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>', 'svg_root'],
    ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg_root'],
    ['a viewBox that begins elsewhere', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 2 2"/>', 'svg_root'],
    ['a doctype with entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${wrap('')}`, 'svg_grammar'],
    ['an instruction', `<?xml-stylesheet href="x"?>${wrap('')}`, 'svg_grammar'],
    ['a comment that HTML reads otherwise', wrap('<!--><script>1</script>-->'), 'svg_grammar'],
    ['CDATA', wrap('<![CDATA[<script>1</script>]]>'), 'svg_grammar'],
    ['an entity', wrap('<path d="&#77;0 0"/>'), 'svg_grammar'],
    ['single quotes', wrap("<path d='M0 0'/>"), 'svg_grammar'],
    ['an attribute twice', wrap('<path d="M0 0" d="M1 1"/>'), 'svg_grammar'],
    ['an element after the end', wrap('') + '<g/>', 'svg_grammar'],
    ['two roots', wrap('') + wrap(''), 'svg_grammar'],
    ['a drawing in a drawing', wrap(open + '</svg>'), 'svg_grammar'],
    ['crossed elements', wrap('<g><defs></g></defs>'), 'svg_grammar'],
    ['an element that is never closed', `${open}<g>`, 'svg_grammar'],
    ['something else', 'hello', 'svg_grammar'],
    ['nothing', '', 'svg_grammar'],
    ['too many bytes', wrap(`<path d="${'M0 0'.repeat(1000)}"/>`), 'svg_size'],
  ])('with %s is refused', (_, svg, code) => {
    expect(codes(svg)).toContain(code);
  });

  it('tells all its faults at once', () => {
    expect(codes(wrap('<script/><path onclick="x" style="y"/>'))).toEqual([
      'svg_element',
      'svg_attribute',
      'svg_attribute',
    ]);
  });

  it.each([
    ['moves that end wrong', wrap(`<g transform="${'translate(1) '.repeat(50_000)}!"/>`)],
    ['spaces that end wrong', `${open}<g ${' '.repeat(600_000)}!`],
  ])('that was made to be slow by %s costs what its length does', (_, svg) => {
    ends(() => checkSvg(svg, 2_000_000));
  });
});
