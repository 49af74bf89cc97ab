import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { ART, ArtMark, ArtScene } from './art';
import { GestureArt } from './gestures/gesture-art';
import { GESTURES as DRAWN } from './gestures/drawings';
import { GIFTS } from './gifts/drawings';
import { GIFT_IDS, GiftArt } from './gifts/gift-art';
import { MARKS } from './marks/drawings';
import { SCENES } from './scenes/drawings';
import { GESTURES } from '../../../contract/profile/photo-check';
import { type ArtName } from '../../site/site-document';

const STEPS = [1, 2, 3] as const;
const ARTS = Object.keys(ART) as ArtName[];
const DRAWINGS = Object.entries<string>({ ...SCENES, ...MARKS, ...GIFTS, ...DRAWN });
const CSS = readFileSync(join(__dirname, 'art.css'), 'utf8');

const found = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, name = '']) => name);
const idsOf = (svg: string): string[] => found(svg, / id="([^"]+)"/g);

describe.each(DRAWINGS)('the drawing %s', (_, svg) => {
  it('is one SVG of shapes and can do nothing', () => {
    expect(svg).toMatch(/^<svg viewBox="0 0 \d+ \d+"[^>]*><.*><\/svg>$/);
    expect(svg).not.toMatch(/<!|<style|<text|>\s|script|href|\son\w+=|url\([^#]|xmlns|undefined|NaN/i);
  });

  it('has colours of the brand only', () => {
    for (const colour of found(svg, / (?:fill|stroke|stop-color)="([^"]+)"/g)) {
      // The white of a mask is no colour that anybody sees.
      expect(colour).toMatch(/^(var\(--color-|color-mix\(in oklab,|light-dark\(|url\(#|none$|currentColor$|#fff$)/);
    }
  });

  it('refers only to what it holds and moves only as the style sheet knows', () => {
    expect(idsOf(svg)).toEqual(expect.arrayContaining(found(svg, /url\(#([^)]+)\)/g)));
    for (const name of found(svg, / class="([^"]+)"/g)) expect(CSS).toContain(`.${name} {`);
  });
});

it.each(ARTS)('ids of %s are different on one page', (art) => {
  const ids = [SCENES[art], ...STEPS.map((step) => MARKS[`${art}-${step}`])].flatMap(idsOf);
  expect(new Set(ids).size).toBe(ids.length);
});

it('drawings stand inline at the size of their frame and say nothing to a screen reader', () => {
  const shown = [
    renderToStaticMarkup(ArtScene({ art: 'rope', className: 'frame' })),
    renderToStaticMarkup(ArtMark({ art: 'rope', step: 2 })),
    renderToStaticMarkup(GiftArt({ gift: 'rose', className: 'frame' })),
    renderToStaticMarkup(GestureArt({ gesture: 'thumb_up', className: 'frame' })),
  ];
  for (const html of shown) {
    expect(html).toMatch(/^<(div|span)[^>]*><svg class="[^"]+" aria-hidden="true" focusable="false" viewBox="/);
  }
});

it('every gift is offered once', () => {
  expect([...GIFT_IDS].sort()).toEqual(Object.keys(GIFTS).sort());
});

it('every gesture is drawn', () => {
  expect([...GESTURES].sort()).toEqual(Object.keys(DRAWN).sort());
});
