import { spawn } from 'node:child_process';

interface Options {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv | undefined;
  /** Hears what the command says; without it the command has the terminal to itself. */
  readonly onText?: ((text: string) => void) | undefined;
}

/** Runs a command to its end and tells whether it succeeded. */
export function runCommand(command: readonly string[], { cwd, env, onText }: Options): Promise<boolean> {
  const [program = '', ...args] = command;
  const output = onText === undefined ? 'inherit' : 'pipe';
  // A pipe is no terminal, but what goes through it comes out on one.
  const colour = onText !== undefined && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...colour, ...env },
      stdio: ['inherit', output, output],
    });
    if (onText !== undefined) {
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onText);
    }
    // Ctrl-C reaches the child by itself; being told to end does not.
    const end = (): void => void child.kill('SIGTERM');
    process.on('SIGTERM', end);
    const done = (isSuccess: boolean): void => {
      process.off('SIGTERM', end);
      resolve(isSuccess);
    };
    child.once('error', () => {
      done(false);
    });
    child.once('close', (code) => {
      done(code === 0);
    });
  });
}
