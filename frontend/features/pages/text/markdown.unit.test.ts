import { escapeMarkdown, renderBlock, renderPage } from './markdown';

describe('a text in Markdown', () => {
  it('has paragraphs, lists, bold words and links', () => {
    expect(renderBlock('One **bold** word.\n\n- a\n- [b](/pages/terms)\n\n1. c')).toBe(
      '<p>One <strong>bold</strong> word.</p>\n<ul>\n<li>a</li>\n<li><a href="/pages/terms">b</a></li>\n</ul>\n<ol>\n<li>c</li>\n</ol>\n',
    );
  });

  it.each([
    ['a tag', '<b onclick="x()">hi</b>'],
    ['a script', '<script>alert(1)</script>'],
    ['a comment', '<!-- x -->'],
    ['an autolink', '<https://evil.example>'],
    ['an entity', '&lt;img src=x onerror=alert(1)&gt;'],
  ])('shows %s as it was written', (_, text) => {
    expect(renderBlock(text)).not.toMatch(/<(?!\/?p>)/);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'http://plain.example',
    '//evil.example',
    'relative',
  ])('makes no link to %s', (address) => {
    expect(renderBlock(`[here](${address})`)).not.toContain('<a');
    expect(renderBlock(`[here](<${address}>)`)).not.toContain('<a');
  });

  it.each(['/pages/terms', 'https://a.example/b?c=d', 'mailto:a@b.example', 'tel:+3185', '#part-1'])(
    'makes a link to %s',
    (address) => {
      expect(renderBlock(`[here](${address})`)).toBe(`<p><a href="${address}">here</a></p>\n`);
    },
  );

  it('has no pictures, headings, tables, code or quotes in a block', () => {
    const html = renderBlock(
      '# One\n\n![x](https://a.example/x.png)\n\n`code`\n\n> quote\n\n    code\n\n| a |\n|---|\n| b |',
    );
    expect(html).not.toMatch(/<(?:img|h\d|table|code|pre|blockquote)/);
  });

  it.each([
    'a_b_c *x*',
    '[x](javascript:alert(1))',
    '# x',
    '1. x',
    '- x',
    '<b>',
    '\\',
    '`x`',
    '&amp;',
    'x\n\n- y',
    '**',
  ])('takes a filled-in %j for words', (value) => {
    const html = renderBlock(escapeMarkdown(value));
    expect(html).toMatch(/^<p>[^<]*<\/p>\n$/);
    expect(unescaped(html)).toBe(`<p>${value.replace(/\s+/g, ' ')}</p>\n`);
  });

  it('leads a link to a filled-in address', () => {
    const mail = escapeMarkdown('a_b*c@x-y.example');
    expect(renderBlock(`[${mail}](mailto:${mail})`)).toBe(
      '<p><a href="mailto:a_b*c@x-y.example">a_b*c@x-y.example</a></p>\n',
    );
  });
});

describe('addresses in a text', () => {
  const contacts = { '+31 85 000 (01)': 'tel:+318500001', 'a@b.example': 'mailto:a@b.example' };

  it('become links where they are none yet', () => {
    expect(renderBlock('Call +31 85 000 (01) or **a@b.example**.', contacts)).toBe(
      '<p>Call <a href="tel:+318500001">+31 85 000 (01)</a> or <strong><a href="mailto:a@b.example">a@b.example</a></strong>.</p>\n',
    );
    expect(renderBlock('[a@b.example](/complaints)', contacts)).toBe('<p><a href="/complaints">a@b.example</a></p>\n');
  });

  it('are found in lists and beside each other', () => {
    expect(renderBlock('- a@b.example\n- a@b.examplea@b.example', contacts).match(/<a /g)).toHaveLength(3);
  });
});

describe('a page of a brand’s own', () => {
  it('has headings with anchors, below the page’s own', () => {
    const page = renderPage('# Who\n\nWe.\n\n## Where **now**\n\n### Street\n\nHere.');
    expect(page.html).toContain('<h2 id="part-1">Who</h2>');
    expect(page.html).toContain('<h2 id="part-2">Where <strong>now</strong></h2>');
    expect(page.html).toContain('<h3>Street</h3>');
    expect(page.headings).toEqual([
      { id: 'part-1', title: 'Who' },
      { id: 'part-2', title: 'Where now' },
    ]);
  });

  it('passes no HTML on either', () => {
    expect(renderPage('## <img src=x>\n\n<script>').html).not.toMatch(/<(?:img|script)/);
  });
});

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
