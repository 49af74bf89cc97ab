import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, insist } from './asking';
import { type Cast, type Person } from './people';

/** Between two messages of somebody: nobody may write more than two a second. */
const PAUSE_MS = 1500;

/** An answer to a message that was sent. */
export interface Acknowledged {
  readonly by: number;
  readonly clientId: string;
  readonly text: string;
  readonly status: number;
  readonly conversation: number;
  readonly seq: number;
}

/** The changes that the apis have acknowledged. */
export class Deeds {
  readonly sent: Acknowledged[] = [];
  /** `<conversation>:<seq>` */
  readonly withdrawn = new Set<string>();
  /** Up to where, of `<member> <conversation>`. */
  readonly read = new Map<string, number>();
  /** Answers that should not be. */
  readonly odd: string[] = [];
}

type Place = Pick<Acknowledged, 'conversation' | 'seq'>;

/** The actions of people until the run is over: each request is sent twice at once, and retried until it is answered. */
export class Talk {
  readonly deeds = new Deeds();
  isOver = false;

  constructor(private readonly apis: readonly string[]) {}

  /** All of a brand do what they do. */
  async everybody({ talkers, sleepers, free }: Cast): Promise<void> {
    await Promise.all([
      ...talkers.map((one) => this.talk(one, talkers, sleepers)),
      ...free.map((one) => this.tryFour(one, talkers)),
    ]);
  }

  private async talk(by: Person, talkers: readonly Person[], sleepers: readonly Person[]): Promise<void> {
    const others = talkers.filter(({ id }) => id !== by.id).slice(0, 4);
    for (let n = 0; !this.isOver; n += 1) {
      await pause(PAUSE_MS * Math.random());
      const toSleeper = n % 4 === 1;
      const to = oneOf(toSleeper ? sleepers : others);
      const place = await this.send(by, to, n);
      if (place && n % 3 === 0) await this.read(by, place);
      if (place && n % 5 === 2 && !toSleeper) await this.withdraw(by, place);
    }
  }

  /** Writes to four at once, of whom two are too many. */
  private async tryFour(by: Person, talkers: readonly Person[]): Promise<void> {
    for (let n = 0; !this.isOver; n += 1) {
      await pause(4 * PAUSE_MS * Math.random());
      await Promise.all(talkers.slice(0, 4).map((to) => this.send(by, to, n)));
    }
  }

  private async send(by: Person, to: Person, n: number): Promise<Place | undefined> {
    const message = { client_id: clientId(), kind: 'text', text: `${by.id} to ${to.id}: ${n}` };
    const answers = await this.twice(by, 'POST', `members/${to.id}/messages`, message);
    const places = answers.map(placeOf);
    for (const [at, { status }] of answers.entries()) {
      const place = places[at] ?? { conversation: 0, seq: 0 };
      this.deeds.sent.push({ by: by.id, clientId: message.client_id, text: message.text, status, ...place });
    }
    return places[0];
  }

  private async read(by: Person, { conversation, seq }: Place): Promise<void> {
    await this.done(by, 'PUT', `chats/${conversation}/read`, { seq });
    const key = `${by.id} ${conversation}`;
    this.deeds.read.set(key, Math.max(seq, this.deeds.read.get(key) ?? 0));
  }

  private async withdraw(by: Person, { conversation, seq }: Place): Promise<void> {
    await this.done(by, 'DELETE', `chats/${conversation}/messages/${seq}`);
    this.deeds.withdrawn.add(`${conversation}:${seq}`);
  }

  private async done(by: Person, method: string, path: string, body?: object): Promise<void> {
    for (const { status } of await this.twice(by, method, path, body))
      if (status !== 204) this.deeds.odd.push(`${method} ${path} of ${by.id} was answered ${status}`);
  }

  private twice(by: Person, method: string, path: string, body?: object): Promise<Answer[]> {
    const ask = () => insist(this.apis, by, method, path, body);
    return Promise.all([ask(), ask()]);
  }
}

const oneOf = (people: readonly Person[]): Person => people[randomInt(people.length)] as Person;

function placeOf({ status, body }: Answer): Place | undefined {
  if (status !== 201) return undefined;
  const { conversation, message } = body as { conversation: number; message: { seq: number } };
  return { conversation, seq: message.seq };
}

/** As a phone makes it whose clock is years off: ids of all times. */
function clientId(): string {
  const time = randomInt(2 ** 47)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
