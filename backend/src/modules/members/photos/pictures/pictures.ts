import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { PhotosBusy } from '../errors';
import { type MadePicture, type PictureAnswer, PictureRefused, type PictureTask } from './picture';

/** Beyond this many the last one would wait for half a minute. */
const WAITING = 40;
/** The slowest honest picture, of 50 megapixels, takes a tenth of it. */
const LONGEST_MS = 30_000;
const IDLE_MS = 60_000;

interface Job {
  readonly task: PictureTask;
  /** Whether a process has ended over it. */
  readonly isSecond: boolean;
  readonly resolve: (made: MadePicture) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Makes pictures in a process of its own, one at a time, in the order of asking. It is started when first needed, ended
 * where a picture takes too long or crashes it, and ended when nobody has needed it for a minute.
 */
@Injectable()
export class Pictures implements OnApplicationShutdown {
  private readonly waiting: Job[] = [];
  private busy = false;
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Rejects with PictureRefused where it is no picture, PhotosBusy where too many wait. */
  make(task: PictureTask): Promise<MadePicture> {
    if (this.waiting.length >= WAITING) return Promise.reject(new PhotosBusy());
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, isSecond: false, resolve, reject });
      this.next();
    });
  }

  onApplicationShutdown(): void {
    clearTimeout(this.idle);
    this.end();
  }

  private next(): void {
    clearTimeout(this.idle);
    if (this.busy) return;
    const job = this.waiting.shift();
    if (job) this.give(job);
    else this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
  }

  private give(job: Job): void {
    const { task, resolve, reject } = job;
    const child = (this.child ??= this.start());
    this.busy = true;
    hold(child, true);
    const over = (): void => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onLoss);
      hold(child, false);
      this.busy = false;
      this.next();
    };
    const onMessage = (answer: PictureAnswer): void => {
      if ('made' in answer) resolve(answer.made);
      else reject(new PictureRefused(answer.fault));
      over();
    };
    let isLate = false;
    const onLoss = (code: number | null, signal: string | null): void => {
      this.logger.warn({ code, signal }, 'the process that makes pictures ended at work');
      // It may have been on its way out. A picture that ends two, or takes too long, is to blame for it.
      if (!isLate && !job.isSecond) this.waiting.unshift({ ...job, isSecond: true });
      else reject(signal === null ? new Error('pictures cannot be made here') : new PictureRefused('unreadable'));
      over();
    };
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, LONGEST_MS);
    child.on('message', onMessage).once('exit', onLoss);
    child.send(task, (error) => {
      if (error) child.kill('SIGKILL');
    });
  }

  private start(): ChildProcess {
    const isSource = __filename.endsWith('.ts');
    const child = fork(join(__dirname, isSource ? 'picture-process.ts' : 'picture-process.js'), [], {
      serialization: 'advanced',
      execArgv: isSource ? ['--import', 'tsx'] : [],
      // No secret where strangers' files are read; few arenas, so that memory is given back.
      env: { NODE_ENV: process.env['NODE_ENV'], MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }

  private end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }
}

/** Whether this process waits for that one's end. */
function hold(child: ChildProcess, yes: boolean): void {
  for (const handle of [child, child.channel]) {
    if (yes) handle?.ref();
    else handle?.unref();
  }
}
