import { setTimeout as pause } from 'node:timers/promises';

export interface TrueRefund {
  readonly id: string;
  readonly amount: number;
  readonly state: 'pending' | 'done' | 'failed' | 'cancelled';
}

export interface TrueDispute {
  readonly id: string;
  readonly amount: number;
  readonly state: 'open' | 'won' | 'lost';
}

export interface TruePayment {
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly refunds: readonly TrueRefund[];
  readonly disputes: readonly TrueDispute[];
}

interface Truth {
  readonly accounts: readonly { readonly payments: readonly TruePayment[] }[];
}

/** Steers the payments sandbox, and asks it what really happened. It is killed meanwhile, so every call is made until it is answered. */
export class Sandbox {
  constructor(private readonly url: string) {}

  /** A kill may hide that it was done: what is not possible any more counts as done. */
  async act(path: string, values: object = {}): Promise<void> {
    await this.call('POST', path, values);
  }

  /** No call and no event is disturbed from here on. */
  async calm(): Promise<void> {
    await this.call('DELETE', 'faults');
  }

  async truth(): Promise<TruePayment[]> {
    const { accounts } = (await this.call('GET', 'truth')) as Truth;
    return accounts.flatMap(({ payments }) => payments);
  }

  private async call(method: string, path: string, values?: object): Promise<unknown> {
    for (;;) {
      const response = await fetch(`${this.url}/_sandbox/${path}`, {
        method,
        ...(values && { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response && text !== undefined) {
        if (response.ok || response.status === 409) return text === '' ? undefined : (JSON.parse(text) as unknown);
        throw new Error(`the sandbox answers ${response.status} to ${method} ${path}: ${text}`);
      }
      await pause(100);
    }
  }
}
