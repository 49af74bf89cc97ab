import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, in a form that no later process with the same id repeats; undefined where none runs.
 * A process id alone is not enough: ids are used again.
 */
export function birthOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return birthFromPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19] ?? ''}`;
  } catch {
    return undefined;
  }
}

function birthFromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Sends a signal to a process group, or to the process where it leads none; a missing one is no error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // Gone, or not a group leader: the next target tells.
    }
  }
}
