import { LOCALES } from '../../../../../../../contract/text/locales';
import { drawnSvg } from './drawn-gifs';
import { DRAWN_GIFS } from './drawn-ids';
import { findDrawn } from './drawn-words';

describe('the drawn set', () => {
  it.each(DRAWN_GIFS)('%s moves, stands still as the same drawing, and can do nothing else', (id) => {
    const [moving, still] = [drawnSvg(id, false), drawnSvg(id, true)];
    expect(moving).toContain('@keyframes');
    expect(moving.replace(/<style>.*<\/style>\n/s, '')).toBe(still);
    for (const svg of [moving, still]) {
      expect(svg).not.toMatch(/script|href|url\(|@import|\son\w+=|undefined|NaN/i);
      expect(svg.length).toBeLessThan(4000);
      for (const [, name = ''] of still.matchAll(/class="(\w+)"/g)) expect(moving).toContain(`.${name}{`);
    }
  });

  it('is found by its words in every language, whatever the spelling of its letters', () => {
    for (const locale of LOCALES) expect(findDrawn('wow', locale, DRAWN_GIFS)).toEqual(['wow']);
    expect(findDrawn('', 'de', DRAWN_GIFS)).toEqual(DRAWN_GIFS);
    expect(findDrawn('Gute N', 'de', DRAWN_GIFS)).toEqual(['good_night']);
    expect(findDrawn('SYDAN', 'fi', DRAWN_GIFS)).toEqual(['heart']);
    expect(findDrawn('sydän', 'fi', DRAWN_GIFS)).toEqual(['heart']);
    expect(findDrawn('sydan', 'nl', DRAWN_GIFS)).toEqual([]);
    expect(findDrawn('heart', 'xx', DRAWN_GIFS)).toEqual(['heart']);
    expect(findDrawn('heart submarine', 'en', DRAWN_GIFS)).toEqual([]);
  });
});
