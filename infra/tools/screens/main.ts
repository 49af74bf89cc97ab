import { parseArgs } from 'node:util';
import { PUBLIC_PAGES, type PublicPage } from '../../../frontend/site/public-pages';
import { openCamera, type Shot } from './camera';
import { type Picture, writeContactSheet } from './contact-sheet';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: Object.keys(PUBLIC_PAGES).join() },
    path: { type: 'string' },
    brands: { type: 'string', default: 'everglow,sheer,knotted,fullmoon,goldenhour,secondbloom,fellow' },
    locales: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,768,1280' },
    schemes: { type: 'string', default: 'light,dark' },
    port: { type: 'string', default: '8080' },
    out: { type: 'string', default: '.local/screens' },
    full: { type: 'boolean', default: false },
  },
});
const list = (text: string): readonly string[] => text.split(',');

/**
 * `npm run screens`: every public page of every brand in three widths, light and dark, in one contact sheet. A locale
 * that is left out is the brand's own. Shows what runs on `--port`, and starts everything where nothing runs there.
 */
async function main(): Promise<void> {
  const camera = await openCamera(Number(values.port));
  try {
    const shots = wanted();
    const pictures: Picture[] = [];
    for (const [index, shot] of shots.entries()) {
      pictures.push({ shot, file: await camera.shoot(shot, values.out) });
      if ((index + 1) % 50 === 0) console.error(`${index + 1} of ${shots.length}`);
    }
    console.log(writeContactSheet(values.out, pictures));
  } finally {
    await camera.close();
  }
}

/** In the order of the sheet: brands beside each other, below each other the widths and schemes of one page. */
function wanted(): readonly Shot[] {
  const pages = values.path === undefined ? list(values.pages).map(pathOf) : list(values.path);
  return pages.flatMap((path) =>
    list(values.widths).flatMap((width) =>
      list(values.locales).flatMap((locale) =>
        list(values.schemes).flatMap((scheme) =>
          list(values.brands).map((brand) => ({
            brand,
            path,
            locale,
            width: Number(width),
            scheme: scheme === 'dark' ? ('dark' as const) : ('light' as const),
            full: values.full,
          })),
        ),
      ),
    ),
  );
}

function pathOf(page: string): string {
  const path = PUBLIC_PAGES[page as PublicPage] as string | undefined;
  if (path === undefined)
    throw new Error(`There is no page ${page}; there are ${Object.keys(PUBLIC_PAGES).join(', ')}.`);
  return path;
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
