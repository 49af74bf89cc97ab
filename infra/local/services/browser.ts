import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { StartupError } from '../startup-error';
import { toolsFolder } from '../state';
import { onPath } from './redis-binary';

export interface Browser {
  readonly executablePath: string;
  /** For the browser's process; the whole environment, not only what is added. */
  readonly env: Record<string, string>;
  readonly args: readonly string[];
}

/** A Chromium without windows, made for tests: a third less work than the whole browser. Debian's package has its name. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const quiet = [
  // It shows our own pages on loopback only, and containers rarely let it build its sandbox.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];

/**
 * A Chromium: CHROMIUM_PATH, else the headless shell on PATH or Debian's where root may install it, else a whole browser on
 * PATH, else the headless shell from npm, unpacked with the libraries it brings. Synchronous, because Playwright's
 * configuration is.
 */
export function findBrowser(): Browser {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (!existsSync(named)) throw new StartupError(`CHROMIUM_PATH names ${named}, which is not there.`);
    return asIs(named);
  }
  const found = working([SHELL]) ?? (install() ? working([SHELL]) : undefined) ?? working(BROWSERS);
  return found === undefined ? unpacked(toolsFolder()) : asIs(found);
}

function asIs(executablePath: string): Browser {
  return { executablePath, env: environment({}), args: quiet };
}

/** Ubuntu's `chromium-browser` is a file that only asks for a snap: what does not tell its version is none. */
function working(names: readonly string[]): string | undefined {
  const paths = names.flatMap((name) => onPath(name) ?? []);
  return paths.find((path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
}

function install(): boolean {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' }).status === 0;
  const shell = ['install', '-y', '--no-install-recommends', SHELL];
  return apt(...shell) || (apt('update') && apt(...shell));
}

/** The browser that npm brought, made for a bare system; once for a state folder. */
export function unpacked(tools: string): Browser {
  const source = join(dirname(require.resolve('@sparticuz/chromium')), '../../bin');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(join(source, 'chromium.br'))) {
    throw new StartupError('No Chromium was found: install one, or name one with CHROMIUM_PATH.');
  }
  const home = join(tools, 'chromium');
  if (!existsSync(home)) unpack(source, home, tools);
  const added = { LD_LIBRARY_PATH: `${join(home, 'al2023/lib')}:${home}`, FONTCONFIG_PATH: join(home, 'fonts') };
  // It was built without a zygote's privileges.
  return { executablePath: join(home, 'chrome'), env: environment(added), args: [...quiet, '--no-zygote'] };
}

function unpack(source: string, home: string, tools: string): void {
  const draft = mkdtempSync(join(tools, 'chromium-draft-'));
  try {
    const content = (name: string): Buffer => brotliDecompressSync(readFileSync(join(source, name)));
    writeFileSync(join(draft, 'chrome'), content('chromium.br'));
    for (const [name, folder] of [
      ['al2023.tar.br', 'al2023'],
      ['fonts.tar.br', 'fonts'],
      ['swiftshader.tar.br', '.'],
    ] as const) {
      mkdirSync(join(draft, folder), { recursive: true });
      const { status } = spawnSync('tar', ['-x', '-C', join(draft, folder)], { input: content(name) });
      if (status !== 0)
        throw new StartupError(`The browser from npm could not be unpacked into ${tools}: tar is missing or failed.`);
    }
    // The configuration that comes along names folders of the place it was made for.
    writeFileSync(join(draft, 'fonts/fonts.conf'), fontConfiguration(join(home, 'fonts')));
    chmodSync(join(draft, 'chrome'), 0o755);
    chmodSync(draft, 0o755);
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;
}

function environment(added: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(inherited), ...added };
}
