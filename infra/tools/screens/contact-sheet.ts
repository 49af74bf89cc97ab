import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Shot } from './camera';

export interface Picture {
  readonly shot: Shot;
  readonly file: string;
}

const STYLE = `body { background: #777; color: #fff; font: 14px system-ui; margin: 16px }
section { display: flex; gap: 8px; margin-bottom: 16px; overflow-x: auto; align-items: start }
h2 { position: sticky; left: 0 } figure { flex: none; margin: 0 } img { display: block; height: auto }
.w320 img, .w360 img { width: 180px } .w768 img { width: 280px } .w1280 img { width: 420px }`;

/** One page with all pictures, a row for each page, width, language and scheme; the address of its file. */
export function writeContactSheet(folder: string, pictures: readonly Picture[]): string {
  const rows = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const { path: page, width, locale, scheme } = picture.shot;
    const title = [page, `${width} px`, locale, scheme].filter((part) => part !== '').join(' · ');
    rows.set(title, [...(rows.get(title) ?? []), picture]);
  }
  const html = [...rows].map(([title, row]) => {
    const figures = row.map(
      ({ shot, file }) =>
        `<figure><a href="${file}"><img src="${file}" alt="${shot.brand}" loading="lazy"></a><figcaption>${shot.brand}</figcaption></figure>`,
    );
    return `<h2>${title}</h2><section class="w${row[0]?.shot.width ?? ''}">${figures.join('')}</section>`;
  });
  const file = path.join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>\n${html.join('\n')}\n`,
  );
  return file;
}
