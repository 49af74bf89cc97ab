import { BlankForm, blank, escapeHtml } from './blank-form';

describe('a text with blanks', () => {
  it('is filled in, also twice and at its ends', () => {
    const form = new BlankForm(`${blank('a')} and ${blank('b')}, ${blank('a')}`);
    expect(form.fill({ a: '1', b: '2' })).toBe('1 and 2, 1');
  });

  it('fills in values once: what they bring stays text', () => {
    const form = new BlankForm(`${blank('a')}|${blank('b')}`);
    expect(form.fill({ a: blank('b'), b: '$& $1' })).toBe(`${blank('b')}|$& $1`);
  });

  it('refuses to leave a blank open', () => {
    expect(() => new BlankForm(blank('a')).fill({})).toThrow('nothing to fill in for a');
  });

  it('escapes what it fills in, not itself', () => {
    const form = new BlankForm(`<b title="${blank('a')}">${blank('a')}</b>`, escapeHtml);
    expect(form.fill({ a: `<i>"&'\r\n` })).toBe(
      '<b title="&lt;i&gt;&quot;&amp;&#39;<br/>">&lt;i&gt;&quot;&amp;&#39;<br/></b>',
    );
  });
});
