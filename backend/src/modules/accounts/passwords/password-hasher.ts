import { Injectable } from '@nestjs/common';
import { Overloaded } from '../errors';
import { HashThreads } from './hash-threads';

// argon2id with 19 MiB and seven passes, about 30 ms of one core; more memory would be requested from the system each time.
const COST = { memoryCost: 19_456, timeCost: 7, parallelism: 1 };
const AT_ONCE = 2;
/** Beyond this many waiting the process is being flooded, and waiting longer helps nobody. */
const WAITING = 200;

/** argon2id, off the event loop, a bounded number at a time and after everything else. */
@Injectable()
export class PasswordHasher {
  private readonly threads = new HashThreads(AT_ONCE, COST);
  private stranger: Promise<string> | undefined;

  async hash(password: string): Promise<string> {
    return String(await this.run({ password: plain(password) }));
  }

  /** Costs the same where there is no hash to check against: that an account exists is not told by the time. */
  async verify(kept: string | undefined, password: string): Promise<boolean> {
    const against = kept ?? (await (this.stranger ??= this.hash('nobody knows it, nobody needs to')));
    const fits = await this.run({ password: plain(password), kept: against });
    return fits === true && kept !== undefined;
  }

  private run(task: { password: string; kept?: string }): Promise<string | boolean> {
    if (this.threads.backlog >= WAITING) throw new Overloaded();
    return this.threads.run(task);
  }
}

// The same letters from every keyboard.
const plain = (password: string): string => password.normalize('NFKC');
