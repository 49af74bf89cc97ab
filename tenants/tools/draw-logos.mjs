// Draws the logo and mark of each demo brand: `node tenants/tools/draw-logos.mjs`. Letters become paths, so that a logo
// needs no font where it is shown.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { outline, pathOf, round } from './lettering.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const svg = (width, height, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">${inner}</svg>\n`;
const text = (d) => `<path fill="currentColor" d="${d}"/>`;
const shape = (fill, d, more = '') => `<path fill="${fill}"${more} d="${d}"/>`;
const disc = (fill, cx, cy, r) => `<circle fill="${fill}" cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"/>`;
const part = (word, from, to) => ({ ...word, glyphs: word.glyphs.slice(from, to) });

/** Two lights of radius r that meet at (cx, cy), one a little above the other, and what they have in common. */
function twoLights(cx, cy, r, dx, dy) {
  const half = Math.hypot(dx, dy);
  const rise = Math.sqrt(r * r - half * half) / half;
  const top = `${round(cx + dy * rise)} ${round(cy - dx * rise)}`;
  const bottom = `${round(cx - dy * rise)} ${round(cy + dx * rise)}`;
  const shared = `M${top}A${r} ${r} 0 0 1 ${bottom}A${r} ${r} 0 0 1 ${top}Z`;
  return disc('#8b4fd8', cx - dx, cy - dy, r) + disc('#ee2f66', cx + dx, cy + dy, r) + shape('#ffd2b0', shared);
}

async function everglow() {
  const word = await outline('everglow', 'bricolage-grotesque', 700, 100);
  const [top, lights] = [76, 76];
  const at = word.glyphs[6].x + 4;
  const after = { ...word, glyphs: [{ ...word.glyphs[7], x: at + lights + 1 }] };
  const inner =
    text(pathOf(part(word, 0, 6), 0, top) + pathOf(after, 0, top)) + twoLights(at + lights / 2, top - 27, 23, 14, -7);
  return { logo: svg(at + lights + 87, 98, inner), mark: svg(32, 32, twoLights(16, 16, 10, 5.4, -3.6)) };
}

async function sheer() {
  const word = await outline('Sheer', 'bodoni-moda', 460, 100);
  const veils = (scale, x, y) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    shape('#e8837c', 'M26 2C15 5 9 13 10 30C21 27 27 17 26 2Z', ' fill-opacity="0.82"') +
    shape('#a566b0', 'M6 2C17 5 23 13 22 30C11 27 5 17 6 2Z', ' fill-opacity="0.82"') +
    '</g>';
  const logo = text(pathOf(word, 88, 86, 5)) + veils(2.7, 0, 4);
  return { logo: svg(88 + word.width + 20, 96, logo), mark: svg(32, 32, veils(1, 0, 0)) };
}

/** Two squares tied into one another, on a 32 grid: where one goes under, it leaves a gap. */
function bond(color) {
  const strand = (d) => `<path fill="none" stroke="${color}" stroke-width="4" d="${d}"/>`;
  return strand('M8.7 20H4V4H20V20H15.3') + strand('M16.7 12H12V28H28V12H23.3');
}

async function knotted() {
  const word = await outline('KNOTTED', 'sofia-sans-condensed', 800, 100);
  const knot = `<g transform="translate(-2 2) scale(2.35)">${bond('#d91f38')}</g>`;
  const mark = `<path fill="#14161d" d="M0 0H32V32H0Z"/><g transform="translate(3.2 3.2) scale(0.8)">${bond('#f0354a')}</g>`;
  return { logo: svg(86 + word.width + 22, 80, text(pathOf(word, 84, 72, 4)) + knot), mark: svg(32, 32, mark) };
}

async function fullmoon() {
  const word = await outline('fullmoon', 'fredoka', 600, 100);
  const [top, gold] = [76, '#f2ae1c'];
  const [first, second] = [word.glyphs[5].x + 28, word.glyphs[6].x + 31];
  const last = { ...word, glyphs: [{ ...word.glyphs[7], x: word.glyphs[7].x + 5 }] };
  const crescent = `M${first - 6} ${top - 49.5}A25.5 25.5 0 1 0 ${first - 6} ${top + 0.9}A31 31 0 0 1 ${first - 6} ${top - 49.5}Z`;
  const inner =
    text(pathOf(part(word, 0, 5), 0, top) + pathOf(last, 0, top)) +
    disc('#f2ae1c', first, top - 24.3, 25.5).replace('fill="#f2ae1c"', 'fill="#f2ae1c" fill-opacity="0.38"') +
    shape(gold, crescent.replaceAll(String(first - 6), round(first + 4))) +
    disc(gold, second, top - 24.3, 25.5);
  const mark =
    disc('#213480', 16, 16, 16) +
    '<circle fill="none" stroke="#f2ae1c" stroke-opacity="0.55" stroke-width="1.4" cx="16" cy="16" r="12"/>' +
    disc('#f2ae1c', 16, 16, 7.6) +
    disc('#f2ae1c', 24.5, 7.5, 2.9);
  return { logo: svg(word.width + 6, 80, inner), mark: svg(32, 32, mark) };
}

async function goldenhour() {
  const word = await outline('Golden Hour', 'eb-garamond', 500, 100);
  const [top, amber] = [76, '#d9861f'];
  const [from, to] = [word.width + 8, word.width + 96];
  const horizon = `M${round(from)} ${top - 2.6}H${round(to)}V${top}H${round(from)}Z`;
  const sun = `M${round(from + 22)} ${top - 6}A22 22 0 0 1 ${round(from + 66)} ${top - 6}Z`;
  const mark =
    shape('#d9861f', 'M5 18.5A11 11 0 0 1 27 18.5Z') +
    shape('#c06a1a', 'M1 20.5H31V23H1Z') +
    shape('#c06a1a', 'M6 25H26V27H6Z', ' fill-opacity="0.8"') +
    shape('#c06a1a', 'M11 29H21V30.6H11Z', ' fill-opacity="0.6"');
  return {
    logo: svg(word.width + 98, 90, text(pathOf(word, 0, top)) + shape(amber, sun + horizon)),
    mark: svg(32, 32, mark),
  };
}

async function secondbloom() {
  const word = await outline('secondbloom', 'cabin', 700, 100);
  const [top, x] = [98, word.glyphs[7].x + 13];
  const at = (dx, dy) => `${round(x + dx)} ${round(top - 74 + dy)}`;
  const leaf = `M${at(0, 0)}C${at(2, -14)} ${at(18, -23)} ${at(42, -20)}C${at(38, -4)} ${at(20, 4)} ${at(0, 0)}Z`;
  const bud = `M${at(0, 0)}C${at(-14, 0)} ${at(-24, -8)} ${at(-26, -22)}C${at(-10, -22)} ${at(0, -14)} ${at(0, 0)}Z`;
  const mark =
    shape('#3d8b55', 'M15.4 31C15.4 25 11 21.6 4 21.6C4 27.6 8.6 31 15.4 31Z') +
    shape('#3d8b55', 'M16.6 31C16.6 25 21 21.6 28 21.6C28 27.6 23.4 31 16.6 31Z') +
    shape('#e35239', 'M5 5.5C12 6.5 16 11.5 16 21C8.6 19.6 4.4 14 5 5.5Z') +
    shape('#e35239', 'M27 5.5C20 6.5 16 11.5 16 21C23.4 19.6 27.6 14 27 5.5Z') +
    shape('#f58a6b', 'M16 1.5C20.6 7 20.6 14.5 16 20.5C11.4 14.5 11.4 7 16 1.5Z');
  return {
    logo: svg(word.width + 4, 102, text(pathOf(word, 0, top)) + shape('#3d8b55', leaf) + shape('#e35239', bud)),
    mark: svg(32, 32, mark),
  };
}

async function fellow() {
  const word = await outline('fellow', 'outfit', 800, 100);
  const [top, x] = [76, word.glyphs[2].x + 6];
  const bars =
    shape('#1f5fd6', `M${round(x)} 4H${round(x + 19)}V34H${round(x + 31)}V48H${round(x + 19)}V76H${round(x)}Z`) +
    shape(
      '#f2c40f',
      `M${round(x + 23)} 4H${round(x + 42)}V76H${round(x + 23)}V52H${round(x + 35)}V30H${round(x + 23)}Z`,
    );
  const after = pathOf({ ...word, glyphs: word.glyphs.slice(4) }, x + 46 - word.glyphs[4].x, top);
  const mark = shape('#1f5fd6', 'M2 12.5H10.5V21.5H30V30H2Z') + shape('#f2c40f', 'M30 19.5H21.5V10.5H2V2H30Z');
  const width = x + 46 + word.width - word.glyphs[4].x + 2;
  return { logo: svg(width, 80, text(pathOf(part(word, 0, 2), 0, top) + after) + bars), mark: svg(32, 32, mark) };
}

for (const [slug, draw] of Object.entries({ everglow, sheer, knotted, fullmoon, goldenhour, secondbloom, fellow })) {
  const { logo, mark } = await draw();
  await writeFile(path.join(root, slug, 'logo.svg'), logo);
  await writeFile(path.join(root, slug, 'mark.svg'), mark);
}
