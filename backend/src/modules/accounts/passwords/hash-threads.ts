import { Worker } from 'node:worker_threads';

/** Hashes a password, or checks it against a hash that is kept. */
export type HashTask = { readonly password: string; readonly kept?: string };

type Answer = { readonly value: string | boolean } | { readonly fault: string };

interface Job {
  readonly task: HashTask;
  readonly resolve: (value: string | boolean) => void;
  readonly reject: (fault: Error) => void;
}

/** A tenth of a request's share where a core is wanted by both: requests come first, and still nobody waits for long. */
const NICE = 10;

// On Linux a thread has a priority of its own; elsewhere it is the process's.
const PROGRAM = `
  const { parentPort, workerData: { argon2, cost, priority } } = require('node:worker_threads');
  const { hashSync, verifySync } = require(argon2);
  if (process.platform === 'linux') require('node:os').setPriority(priority);
  parentPort.on('message', ({ password, kept }) => {
    try {
      parentPort.postMessage({ value: kept === undefined ? hashSync(password, cost) : verifySync(kept, password) });
    } catch (error) {
      parentPort.postMessage({ fault: String(error.message) });
    }
  });`;

/** Threads that do one task at a time each, in the order of asking. They start when first needed and keep nobody alive. */
export class HashThreads {
  private readonly idle: Worker[] = [];
  private readonly waiting: Job[] = [];
  private started = 0;

  constructor(
    private readonly count: number,
    private readonly cost: object,
  ) {}

  /** How many tasks no thread has begun. */
  get backlog(): number {
    return this.waiting.length;
  }

  run(task: HashTask): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.waiting.length === 0) return;
    const thread = this.idle.pop() ?? (this.started < this.count ? this.start() : undefined);
    const job = thread && this.waiting.shift();
    if (thread && job) this.give(thread, job);
  }

  private start(): Worker {
    this.started += 1;
    return new Worker(PROGRAM, {
      eval: true,
      workerData: {
        argon2: require.resolve('@node-rs/argon2'),
        cost: this.cost,
        priority: NICE,
      },
    });
  }

  private give(thread: Worker, { task, resolve, reject }: Job): void {
    const onMessage = (answer: Answer): void => {
      thread.off('error', onError);
      thread.unref();
      this.idle.push(thread);
      if ('value' in answer) resolve(answer.value);
      else reject(new Error(answer.fault));
      this.next();
    };
    const onError = (fault: Error): void => {
      thread.off('message', onMessage);
      this.started -= 1;
      reject(fault);
      this.next();
    };
    thread.once('message', onMessage).once('error', onError).ref();
    thread.postMessage(task);
  }
}
