import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['gestures', 'gifts', 'marks', 'payments', 'scenes'];

/**
 * Modules with the texts of the pages' drawings, one for each folder of SVG files. Pages show drawings inline, and a module is what
 * every build, the tests and the type checker can import without being told about SVG.
 */
export function drawingModules(root: string): readonly (readonly [path: string, text: string])[] {
  return FOLDERS.map((name) => {
    const folder = `frontend/components/art/${name}`;
    return [`${folder}/drawings.ts`, drawingModule(name, join(root, folder))];
  });
}

function drawingModule(name: string, folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
  const drawings = files
    .sort()
    .map((file) => [file.replace('.svg', ''), inlineSvg(readFileSync(join(folder, file), 'utf8'))]);
  return `export const ${name.toUpperCase()} = ${JSON.stringify(Object.fromEntries(drawings))};`;
}

/** An SVG file as a page holds it: without comments, without blanks between elements, and in the page's own namespace. */
const inlineSvg = (file: string): string =>
  file
    .replace(/<!--.*?-->/gs, '')
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/>\s+</g, '><')
    .trim();
