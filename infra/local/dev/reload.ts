import { watch } from 'node:fs';
import { join } from 'node:path';
import { explain } from '../startup-error';
import { runToEnd } from '../process/child';
import { complaintIn } from '../process/log';
import { type Supervised } from '../process/supervisor';
import { type Stack } from '../stack';
import { type Step, apiStep, consoleStep, webServerStep } from '../stack/build';
import { checkout } from '../state';

export interface Reload {
  readonly close: () => Promise<void>;
}

interface Watched {
  readonly step: Step;
  readonly folders: readonly string[];
  readonly processes: readonly Supervised[];
}

const settleMs = 80;

/**
 * Rebuilds what a saved file belongs to, and restarts the processes that run it. Pages are not watched here: Next's development server does that.
 */
export function reloadOnChange(stack: Stack, print: (text: string) => void): Reload {
  const reloads = [
    { step: apiStep, folders: ['backend/src'], processes: [...stack.apis, ...stack.workers] },
    { step: webServerStep, folders: ['frontend/server'], processes: stack.webs },
    // The web reads what was built by itself.
    { step: consoleStep, folders: ['frontend/console'], processes: [] },
  ].map((watched) => watchOne(watched, print));
  return {
    close: async () => {
      await Promise.all(reloads.map((reload) => reload.close()));
    },
  };
}

function watchOne({ step, folders, processes }: Watched, print: (text: string) => void): Reload {
  let timer: NodeJS.Timeout | undefined;
  // One rebuild at a time; a change during one causes another.
  let work = Promise.resolve();
  const rebuild = async (): Promise<void> => {
    const [command = process.execPath, ...args] = step.command;
    const started = Date.now();
    const { code, output } = await runToEnd({ command, args, cwd: checkout });
    if (code !== 0) {
      print(`${step.name} could not be built: ${complaintIn(output.split('\n')) ?? 'it said nothing'}`);
      return;
    }
    await Promise.all(processes.map((supervised) => supervised.restart()));
    const names = processes.length === 0 ? [step.name] : processes.map(({ name }) => name);
    print(`${names.join(', ')} reloaded in ${Date.now() - started} ms`);
  };
  const onChange = (_event: string, name: string | null): void => {
    if (name === null || /\.test\.tsx?$/.test(name) || !/\.(?:tsx?|json|css)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(rebuild).catch((error: unknown) => {
        print(`${explain(error)} The next change is tried again.`);
      });
    }, settleMs);
  };
  const watchers = folders.map((folder) => watch(join(checkout, folder), { recursive: true }, onChange));
  return {
    close: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await work;
    },
  };
}
