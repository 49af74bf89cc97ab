import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONSOLE_DIR } from './build-files';
import { encodeBodies } from './encoding';
import { plainAnswer, textAnswer } from './fallback-pages';
import { type HeaderMap, ReadyAnswer } from './ready-answer';
import { StaticFiles } from './static-files';
import { readVisiblePath } from './visible-path';

/**
 * Everything comes from this host, nothing is inline, and no text becomes markup or script: the page takes no string where
 * a trusted type is wanted, and there is no policy that could make one.
 */
export const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** On every answer of the console's host. `same-origin` for resources: no brand's page can load one of them. */
const CONSOLE_HEADERS: HeaderMap = {
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

const BEST = 11;
/** Screens have addresses of plain words, numbers and references, such as `C-02C8344087C0`; whatever has an extension is a file. */
const SCREEN = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-zA-Z0-9][a-zA-Z0-9-]*)*)?$/;
const RESERVED = /^\/(?:api|media|assets|fonts)(?:\/|$)/;

const ABSENT = plainAnswer(404, CONSOLE_HEADERS);
const MALFORMED = plainAnswer(400, CONSOLE_HEADERS);
const ROBOTS = textAnswer('User-agent: *\nDisallow: /\n');
const moved = (location: string): ReadyAnswer => plainAnswer(308, { ...CONSOLE_HEADERS, location });

/** The staff's app: one page for all its addresses, and files whose names change with their content. */
export class ConsoleSite {
  constructor(
    private readonly page: ReadyAnswer | undefined,
    private readonly files: StaticFiles,
  ) {}

  answerTo(url: string): ReadyAnswer {
    const target = readVisiblePath(url);
    if (target === 'malformed') return MALFORMED;
    if (target === 'absent') return ABSENT;
    if ('moved' in target) return moved(target.moved);
    if (target.path === '/robots.txt') return ROBOTS;
    const file = this.files.find(target.path);
    if (file !== undefined) return file;
    const isScreen = SCREEN.test(target.path) && !RESERVED.test(target.path);
    return (isScreen ? this.page : undefined) ?? ABSENT;
  }
}

/** Without a build there is nothing but 404: brands do not depend on the console. */
export async function readConsoleSite(folder = CONSOLE_DIR): Promise<ConsoleSite> {
  const files = new StaticFiles(CONSOLE_HEADERS);
  await files.add(path.join(folder, 'assets'), '/assets');
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return new ConsoleSite(undefined, files);
  const headers = {
    ...CONSOLE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONSOLE_POLICY,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  return new ConsoleSite(new ReadyAnswer(200, headers, await encodeBodies(await readFile(page), BEST)), files);
}
