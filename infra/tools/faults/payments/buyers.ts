import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BEGIN_NOW_CONSENT } from '../../../../contract/payments/consent';
import { type Answer, insist } from '../asking';
import { type Person } from '../people';
import { type Sandbox } from './sandbox';

interface Offer {
  readonly currency: string;
  readonly packages: readonly { readonly id: string; readonly amount: number; readonly methods: readonly string[] }[];
}

interface Choice {
  readonly offer: Offer;
  readonly wanted: Offer['packages'][number];
  readonly methods: readonly string[];
}

interface Order {
  readonly id: number;
  readonly state: 'pending' | 'completed' | 'failed' | 'expired' | 'refunded';
  readonly checkout_url: string | null;
}

/** How a payer ends it at the provider, as often as it stands here. */
const ENDS = ['pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'later', 'later_fail', 'fail', 'cancel', 'leave'] as const;
const TRIES = 2;
const AT_ONCE = 24;
/** How often members look again for a way to pay, every half second. */
const PATIENCE = 120;
/** Calls that are repeated while everything is killed count as well. */
const TOO_MANY = 429;

/** Members who buy, try again in another way, pay twice from two tabs, and change their minds at the bank. */
export class Buyers {
  /** Answers that nobody should get. */
  readonly odd: string[] = [];
  placed = 0;

  constructor(
    private readonly apis: readonly string[],
    private readonly sandbox: Sandbox,
  ) {}

  /** Everybody buys, some at a time: each of them waits for answers of parts that are being killed. */
  async everybody(people: readonly Person[], orders: number): Promise<void> {
    const waiting = [...people];
    const buyOne = async (): Promise<void> => {
      for (let person = waiting.pop(); person !== undefined; person = waiting.pop())
        await this.buyOften(person, orders);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, buyOne));
  }

  private async buyOften(person: Person, orders: number): Promise<void> {
    for (let count = 0; count < orders; count += 1) if (!(await this.buy(person))) return;
  }

  /** Answers whether the member may buy more for now. */
  private async buy(person: Person): Promise<boolean> {
    const { offer, wanted, methods } = await this.choose(person);
    const wish = {
      ...{ key: randomUUID(), package: wanted.id, method: pick(methods) },
      ...{ amount: wanted.amount, currency: offer.currency, begin_now: BEGIN_NOW_CONSENT },
    };
    // The button is pressed twice now and then.
    const presses = Math.random() < 0.2 ? 2 : 1;
    const answers = await Promise.all(
      Array.from({ length: presses }, () => this.ask(person, 'POST', 'payments/orders', wish)),
    );
    if (answers.some(({ status }) => status === TOO_MANY)) return false;
    const ids = new Set(answers.map(({ body }) => (body as Order).id));
    if (answers.some(({ status }) => status !== 201) || ids.size !== 1)
      this.odd.push(`an order was answered ${answers.map(said).join(' and ')}`);
    this.placed += 1;
    const [first] = answers;
    if (first?.status === 201) await this.pay(person, first.body as Order, methods);
    return true;
  }

  /** Tries again, as people do, where nothing can be paid because the provider is away. */
  private async choose(person: Person): Promise<Choice> {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      const offer = (await this.ask(person, 'GET', 'payments/offer')).body as Offer;
      const wanted = pick(offer.packages);
      // Banks take days to say whether they paid a debit.
      const methods = wanted.methods.filter((method) => method !== 'sepa_debit');
      if (methods.length > 0) return { offer, wanted, methods };
      await pause(500);
    }
    throw new Error(`nothing can be paid at ${person.host}`);
  }

  private async pay(person: Person, placed: Order, methods: readonly string[]): Promise<void> {
    let order = placed;
    const tabs: string[] = [];
    for (let attempt = 0; attempt < TRIES && order.state !== 'completed'; attempt += 1) {
      if (order.checkout_url !== null) {
        const payment = await this.sandbox.open(order.checkout_url);
        tabs.push(payment);
        const end = pick(ENDS);
        if (end !== 'leave') await this.sandbox.act(`payments/${payment}/${end}`, {});
      }
      order = await this.look(person, order);
      if (order.state === 'completed' || order.state === 'refunded') break;
      const again = await this.ask(person, 'POST', `payments/orders/${order.id}/attempts`, { method: pick(methods) });
      if (again.status !== 201) break;
      order = again.body as Order;
    }
    // Another tab still shows the earlier page.
    if (tabs.length > 1 && Math.random() < 0.3) await this.sandbox.act(`payments/${tabs[0]}/pay`);
    const [last, chance] = [tabs.at(-1), Math.random()];
    if (last === undefined) return;
    if (chance < 0.05) await this.sandbox.act(`payments/${last}/chargeback`);
    else if (chance < 0.1) await this.sandbox.act(`payments/${last}/refund`);
  }

  private async look(person: Person, { id }: Order): Promise<Order> {
    await pause(Math.random() * 300);
    return (await this.ask(person, 'GET', `payments/orders/${id}`)).body as Order;
  }

  private ask(person: Person, method: string, path: string, body?: object): Promise<Answer> {
    return insist(this.apis, person, method, path, body, ({ status }) => status < 500);
  }
}

const said = ({ status, body }: Answer): string => `${status} ${(body as { code?: string }).code ?? ''}`.trim();

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}
