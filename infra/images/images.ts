/** The contents of an image, by paths from the root of a built checkout. */
export interface Image {
  readonly name: 'api' | 'worker' | 'migrate' | 'web';
  /** The compiled file that the image runs, and the source it comes from. */
  readonly runs: string;
  readonly source: string;
  /** Compiled files whose imports are followed into node_modules. */
  readonly traced: readonly string[];
  /** Files and folders that no import names. */
  readonly extras: readonly { readonly from: string; readonly to?: string }[];
}

const healthy = { from: 'infra/images/healthy.cjs', to: 'healthy.cjs' };
const data = { from: 'dist/data' };
/** Niche templates: documents are resolved against them. */
const templates = { from: 'tenants' };

const entry = (name: string): string => `dist/backend/src/entrypoints/${name}.js`;
const backend = (name: 'api' | 'worker' | 'migrate', extras: Image['extras'], traced = [entry(name)]): Image => ({
  name,
  runs: entry(name),
  source: `backend/src/entrypoints/${name}.ts`,
  traced,
  extras,
});

export const IMAGES: readonly Image[] = [
  // The operators' commands ride along, for `exec` into a running process.
  backend('api', [healthy, data, templates], [entry('api'), entry('cli')]),
  backend('worker', [healthy, data, templates]),
  backend('migrate', [{ from: 'migrations' }]),
  {
    name: 'web',
    runs: 'dist/web/main.js',
    source: 'frontend/server/main.ts',
    // One bundled file; the packages it leaves outside are those that Next traced for itself.
    traced: [],
    extras: [
      healthy,
      { from: 'frontend/.next/standalone', to: '.' },
      { from: 'frontend/.next/static' },
      { from: 'dist/web/main.js' },
      { from: 'dist/web/main.js.map' },
      { from: 'dist/web/sw.js' },
      { from: 'dist/web/retired-sw.js' },
      { from: 'dist/web/fonts' },
      { from: 'dist/web/console' },
    ],
  },
];
