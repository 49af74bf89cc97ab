/** What an image holds, by paths from the root of a built checkout. */
export interface Image {
  readonly name: 'api' | 'worker' | 'migrate' | 'web';
  /** Compiled files whose imports are followed. The first is what the image runs. */
  readonly entries: readonly string[];
  /** Files and folders that no import names. */
  readonly extras: readonly { readonly from: string; readonly to?: string }[];
  /** Packages that an entry names and never loads. */
  readonly leaveOut?: readonly string[];
}

const healthy = { from: 'infra/images/healthy.cjs', to: 'healthy.cjs' };
/** Niche templates: documents are resolved against them. */
const templates = { from: 'tenants' };
const data = { from: 'dist/data' };

export const IMAGES: readonly Image[] = [
  {
    name: 'api',
    // The operators' commands ride along, for `exec` into a running process.
    entries: ['dist/backend/src/entrypoints/api.js', 'dist/backend/src/entrypoints/cli.js'],
    extras: [healthy, data, templates],
  },
  { name: 'worker', entries: ['dist/backend/src/entrypoints/worker.js'], extras: [healthy, data, templates] },
  { name: 'migrate', entries: ['dist/backend/src/entrypoints/migrate.js'], extras: [{ from: 'migrations' }] },
  {
    name: 'web',
    entries: ['dist/frontend/server/main.js'],
    extras: [healthy, { from: 'frontend/.next/standalone', to: '.' }, { from: 'frontend/.next/static' }],
  },
];
