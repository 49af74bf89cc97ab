import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Outlines of a word in one weight of a variable font, `size` units an em, baseline at y = 0, beginning at x = 0. */
export async function outline(word, family, weight, size) {
  const manifest = require.resolve(`@fontsource-variable/${family}/package.json`);
  const file = path.join(path.dirname(manifest), 'files', `${family}-latin-wght-normal.woff2`);
  const plain = await subsetFont(await readFile(file), word, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern'],
  });
  const face = new Face(new Blob(plain), 0);
  const font = new Font(face);
  const text = new Text();
  text.addText(word);
  text.guessSegmentProperties();
  shape(font, text);
  const scale = size / face.upem;
  let x = 0;
  const glyphs = text.getGlyphInfosAndPositions().map((glyph) => {
    const at = x + (glyph.xOffset ?? 0) * scale;
    x += glyph.xAdvance * scale;
    return { x: at, path: font.glyphToPath(glyph.codepoint) };
  });
  return { width: x, glyphs, scale };
}

/** One path of all glyphs, moved by dx and dy and spaced by `tracking`. */
export function pathOf({ glyphs, scale }, dx, dy, tracking = 0) {
  return glyphs.map((glyph, index) => moved(glyph.path, scale, dx + glyph.x + index * tracking, dy)).join('');
}

function moved(source, scale, dx, dy) {
  return source.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command, rest) => {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    return command + numbers.map((n, i) => round(i % 2 === 0 ? dx + n * scale : dy - n * scale)).join(' ');
  });
}

export const round = (n) => Math.round(n * 100) / 100;
