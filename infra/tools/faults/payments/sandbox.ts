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
  readonly provider: string;
  readonly id: string;
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly refunds: readonly TrueRefund[];
  readonly disputes: readonly TrueDispute[];
}

interface Truth {
  readonly accounts: readonly {
    readonly provider: string;
    readonly payments: readonly Omit<TruePayment, 'provider'>[];
  }[];
}

interface Answered extends Pick<Response, 'ok' | 'status' | 'headers'> {
  readonly text: string;
}

/** Steers the payments sandbox, and asks it what really happened. It is killed meanwhile, so every call is made until it is answered. */
export class Sandbox {
  constructor(private readonly url: string) {}

  /** Comes by as a payer does, and answers the payment's id. A signed order only becomes a payment by that, and leads on to its page. */
  async open(checkoutUrl: string): Promise<string> {
    const { pathname, search } = new URL(checkoutUrl);
    const response = await this.fetch(`${pathname}${search}`, { redirect: 'manual' });
    const page = response.headers.get('location') ?? pathname;
    return decodeURIComponent(page.split('/').at(-1) ?? '');
  }

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
    return accounts.flatMap(({ provider, payments }) => payments.map((payment) => ({ ...payment, provider })));
  }

  private async call(method: string, path: string, values?: object): Promise<unknown> {
    const { ok, status, text } = await this.fetch(`/_sandbox/${path}`, {
      method,
      ...(values && { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } }),
    });
    if (ok || status === 409) return text === '' ? undefined : (JSON.parse(text) as unknown);
    throw new Error(`the sandbox answers ${status} to ${method} ${path}: ${text}`);
  }

  private async fetch(path: string, init: RequestInit): Promise<Answered> {
    for (;;) {
      const response = await fetch(this.url + path, { ...init, signal: AbortSignal.timeout(10_000) }).catch(
        () => undefined,
      );
      const text = await response?.text().catch(() => undefined);
      if (response && text !== undefined) {
        return { ok: response.ok, status: response.status, headers: response.headers, text };
      }
      await pause(100);
    }
  }
}
