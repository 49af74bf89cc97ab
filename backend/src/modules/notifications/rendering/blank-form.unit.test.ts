import { BlankForm, PLAIN, blank } from './blank-form';
import { escapeHtml } from './escape-html';

describe('a text with blanks', () => {
  it('is filled in, also twice, side by side and at its ends', () => {
    const form = new BlankForm(`${blank('a')} and ${blank('b')}${blank('a')}`, PLAIN);
    expect(form.fill({ a: '1', b: '2' })).toBe('1 and 21');
    expect(new BlankForm('no blank', PLAIN).fill({})).toBe('no blank');
  });

  it('fills in values once: what they bring stays text', () => {
    const form = new BlankForm(`${blank('a')}|${blank('b')}`, PLAIN);
    expect(form.fill({ a: blank('b'), b: '$& $1' })).toBe(`${blank('b')}|$& $1`);
  });

  it('refuses to leave a blank open', () => {
    expect(() => new BlankForm(blank('a'), PLAIN).fill({})).toThrow('nothing to fill in for a');
  });

  it('escapes what it fills in, not itself, and writes the fixed texts once', () => {
    const fixed = jest.fn((text: string) => text);
    const form = new BlankForm(`<b title="${blank('a')}">${blank('a')}</b>`, { ...PLAIN, fixed, value: escapeHtml });
    const filled = '<b title="&lt;i&gt;&quot;&amp;&#39;<br/>">&lt;i&gt;&quot;&amp;&#39;<br/></b>';
    expect([form.fill({ a: `<i>"&'\r\n` }), form.fill({ a: `<i>"&'\r\n` })]).toEqual([filled, filled]);
    expect(fixed).toHaveBeenCalledTimes(3);
  });
});
