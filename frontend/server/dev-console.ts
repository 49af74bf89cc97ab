import { existsSync, watch } from 'node:fs';
import { CONSOLE_DIR } from './build-files';
import { type ConsoleSite, readConsoleSite } from './console-site';

const SETTLE_MS = 200;

/** The console in development: a build that is made while the web runs is read once its files are written. */
export async function watchConsole(folder = CONSOLE_DIR): Promise<Pick<ConsoleSite, 'answerTo'>> {
  let site = await readConsoleSite(folder);
  const read = (): void => {
    // A file that a build has just removed is followed by another change, after which all are read again.
    readConsoleSite(folder).then(
      (built) => {
        site = built;
      },
      () => undefined,
    );
  };
  let timer: NodeJS.Timeout | undefined;
  if (existsSync(folder))
    watch(folder, { recursive: true, persistent: false }, () => {
      clearTimeout(timer);
      timer = setTimeout(read, SETTLE_MS).unref();
    });
  return { answerTo: (url) => site.answerTo(url) };
}
