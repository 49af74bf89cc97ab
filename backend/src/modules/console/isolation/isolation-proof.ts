import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '../../../platform/config/config';
import { type RunOutcome } from './isolation-runs';
import { type Asked, type ProbeAnswer, ProbeClient } from './probe-client';
import { type Ground, ProbeGround } from './probe-ground';
import { type DescribedApi, type Named, type Probe, type Verdict, probesOf, verdictOf } from './probes';

/** No id, slug or key of this spelling exists: ids are below 2^31 and near neither end. */
const NOTHING = '2147480001';

interface Counted {
  probes: number;
  unanswered: number;
  readonly leaking: string[];
}

/** The caller's proof, and the host that is asked. */
type Caller = Pick<Asked, 'host' | 'cookie' | 'authorization'>;

/**
 * Asks the running api as a member and as staff of one tenant for what another has, at every route that can be read, and compares the answers with
 * those about what does not exist. Their bytes are to be the same.
 */
@Injectable()
export class IsolationProof {
  constructor(
    private readonly ground: ProbeGround,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Undefined where the api's address is not told, or no brand is live. `stopped` ends it early. */
  async run(stopped: () => boolean): Promise<RunOutcome | undefined> {
    if (this.config.API_URL === undefined) return undefined;
    const client = new ProbeClient(this.config.API_URL);
    try {
      const ground = await this.ground.prepare(client);
      return ground && (await this.ask(client, ground, stopped));
    } catch (error) {
      this.ground.forget();
      return { probes: 0, unanswered: 0, leaking: [], failure: error instanceof Error ? error.message : 'unknown' };
    }
  }

  private async ask(client: ProbeClient, ground: Ground, stopped: () => boolean): Promise<RunOutcome> {
    const { first, second, member, staffToken, others } = ground;
    const counted: Counted = { probes: 0, unanswered: 0, leaking: [] };
    const asMember: Caller = { host: first.host, cookie: member.cookie };
    const asStaff: Caller = { host: this.config.CONSOLE_HOST, authorization: staffToken };
    const ofMember = { '/api/chats/': String(others.conversation), '': String(others.profile) };
    const ofStaff = { '/api/staff/tenants/': second.slug, '/api/staff/people/': '1', '': String(others.profile) };
    const probesFor = async ({ host }: Caller, named: Named): Promise<Probe[]> =>
      probesOf(await this.describedAt(client, host), named, NOTHING);
    const memberProbes = await probesFor(asMember, ofMember);
    const staffProbes = await probesFor(asStaff, ofStaff);
    const compare =
      (name: string, caller: Caller) =>
      async ({ other, none, ...probe }: Probe) => {
        if (stopped()) return;
        const asked = (path: string) => client.ask({ ...caller, path });
        const answers = [await asked(other), none === undefined ? undefined : await asked(none)] as const;
        count(counted, `${name}: ${probe.name}`, verdictOf(...answers, markersFor(name, ground)));
      };
    for (const probe of memberProbes) await compare('member', asMember)(probe);
    for (const probe of staffProbes) await compare('staff', asStaff)(probe);
    // A session of one tenant is nobody's at the other, whose own visitors may see some of its members.
    for (const probe of memberProbes.filter(({ none }) => none === undefined)) {
      if (stopped()) break;
      const asked = (cookie: string) => client.ask({ host: second.host, path: probe.other, cookie });
      const verdict = async (): Promise<Verdict> =>
        verdictOf(await asked(member.cookie), await asked(madeUp(member.cookie)), []);
      count(counted, `foreign session: ${probe.name}`, await confirmed(verdict));
    }
    return counted;
  }

  private async describedAt(client: ProbeClient, host: string): Promise<DescribedApi> {
    const answer: ProbeAnswer = await client.ask({ host, path: '/api/openapi.json' });
    if (answer.status !== 200) throw new Error(`the description at ${host} answered ${answer.status}`);
    return JSON.parse(answer.body) as DescribedApi;
  }
}

/** A cookie of the same name and length that is nobody's. */
const madeUp = (cookie: string): string =>
  cookie.replace(/(?<==).*/, (token) => randomBytes(token.length).toString('hex').slice(0, token.length));

/** To staff the other tenant's name says as much as what it has. */
const markersFor = (name: string, { second, others }: Ground): readonly string[] =>
  name === 'staff' ? [...others.markers, second.slug] : others.markers;

/** A leak is found twice: a publish or a cache that fills between the two questions makes one answer differ, and not the next. */
async function confirmed(ask: () => Promise<Verdict>): Promise<Verdict> {
  const verdict = await ask();
  return verdict === 'leak' ? ask() : verdict;
}

function count(counted: Counted, name: string, verdict: Verdict): void {
  if (verdict === 'unanswered') counted.unanswered += 1;
  else counted.probes += 1;
  if (verdict === 'leak') counted.leaking.push(name);
}
