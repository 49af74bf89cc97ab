import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error';
import { type ChildOptions, type Running, describeExit, startChild } from './child';
import { complaintIn } from './log';

export interface ServiceOptions extends ChildOptions {
  readonly name: string;
  /** Answers 200 once the process can do its work. */
  readonly readyUrl: string;
  readonly logPath: string;
  readonly readyMs?: number;
}

/** Starts one of our own processes and waits until it says that it is ready. */
export async function startService(options: ServiceOptions): Promise<Running> {
  const { name, readyUrl, logPath, readyMs = 90_000, onLine } = options;
  const last: string[] = [];
  const running = await startChild({
    ...options,
    onLine: (line, stream) => {
      last.push(line);
      if (last.length > 40) last.shift();
      onLine?.(line, stream);
    },
  });
  const gone = running.exited.then((exit) => exit);
  const deadline = Date.now() + readyMs;
  while (!(await answers(readyUrl))) {
    const exit = await Promise.race([gone, pause(40, undefined)]);
    if (exit !== undefined) {
      const complaint = complaintIn(last);
      const why = complaint === undefined ? '' : `: ${complaint}`;
      throw new StartupError(`${name} did not start (${describeExit(exit)})${why} (all of it: ${logPath}).`);
    }
    if (Date.now() > deadline) {
      await running.stop();
      throw new StartupError(`${name} runs but was not ready within ${readyMs / 1000} s (its log: ${logPath}).`);
    }
  }
  return running;
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => {
      resolve(false);
    });
  });
}
