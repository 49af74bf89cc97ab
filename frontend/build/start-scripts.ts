import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** Scripts are named as Next's manifests name them: `static/chunks/….js`, below the folder of the build. */
export interface StartScripts {
  /** Every page runs these at its start: React, Next and the bundler's runtime. */
  readonly shared: readonly string[];
  /** By route, such as `/(default)/pages/terms`: everything that the route's document asks for, the shared ones included. */
  readonly routes: ReadonlyMap<string, readonly string[]>;
}

const MANIFEST = 'page_client-reference-manifest.js';
const INNER_PATH = '/[site]/[rev]/[locale]';

interface ClientManifest {
  readonly entryJSFiles: Readonly<Record<string, readonly string[]>>;
}

/** Reads from a finished build which scripts each page starts with, without those that it imports later. */
export async function readStartScripts(nextDir: string): Promise<StartScripts> {
  const { rootMainFiles: shared } = JSON.parse(await readFile(path.join(nextDir, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: readonly string[];
  };
  const app = path.join(nextDir, 'server/app');
  const names = (await readdir(app, { recursive: true })).filter((name) => path.basename(name) === MANIFEST).sort();
  const manifests = await Promise.all(names.map((name) => readFile(path.join(app, name), 'utf8')));
  const routes = manifests.flatMap(readManifest).map(([route, { entryJSFiles }]) => {
    const files = new Set([...shared, ...Object.values(entryJSFiles).flat()]);
    return [route.replace(INNER_PATH, '').replace(/\/page$/, ''), [...files]] as const;
  });
  return { shared, routes: new Map(routes) };
}

/** A manifest is a script that adds its route to a global object. */
function readManifest(source: string): [string, ClientManifest][] {
  const scope: { __RSC_MANIFEST?: Record<string, ClientManifest> } = {};
  runInNewContext(source, Object.assign(scope, { globalThis: scope }));
  return Object.entries(scope.__RSC_MANIFEST ?? {});
}
