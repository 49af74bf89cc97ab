import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '../../../platform/config/config';
import { PlatformDatabase, changedTables, readTenantRows } from '../../../platform/database';
import { type RunOutcome } from './isolation-runs';
import { type Asked, type ProbeAnswer, ProbeClient } from './probe-client';
import { type NamedFields } from './probe-bodies';
import { type Ground, ProbeGround } from './probe-ground';
import {
  type DescribedApi,
  type Named,
  type Probe,
  type Verdict,
  type WriteProbe,
  bodyProbesOf,
  isDenied,
  probesOf,
  verdictOf,
  writeProbesOf,
} from './probes';

/** No id, slug or key of this spelling exists: ids are below 2^31 and near neither end. */
const NOTHING = '2147480001';

interface Counted {
  probes: number;
  unanswered: number;
  readonly leaking: string[];
}

interface Run {
  readonly client: ProbeClient;
  readonly ground: Ground;
  readonly stopped: () => boolean;
}

/** One of the first tenant, who asks for what the second one has. */
interface Caller {
  readonly name: 'member' | 'staff';
  readonly host: string;
  /** The next is tried where the one before may not ask at all. */
  readonly proofs: readonly Pick<Asked, 'cookie' | 'authorization'>[];
  /** Words that no answer may have. */
  readonly markers: readonly string[];
  readonly named: Named;
  /** The same for bodies whose path names nothing. */
  readonly inBodies: NamedFields;
}

interface Described {
  readonly caller: Caller;
  readonly reads: readonly Probe[];
  readonly writes: readonly WriteProbe[];
}

/** The route that tells a caller who they are. */
const WHO = { member: '/api/user', staff: '/api/staff/me' } as const;

/** Rows that change by themselves. */
const MOVING = ['answer_count', 'outbox'];

/**
 * Asks the running api as a member and as staff of one tenant for what another has, at every route that can be read, and compares the answers with
 * those about what does not exist. Their bytes are to be the same. Routes that write are asked to change it; its rows are to stay as they are.
 */
@Injectable()
export class IsolationProof {
  constructor(
    private readonly ground: ProbeGround,
    private readonly platform: PlatformDatabase,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Undefined where the api's address is not told, or no brand is live. `stopped` ends it early. */
  async run(stopped: () => boolean): Promise<RunOutcome | undefined> {
    if (this.config.API_URL === undefined) return undefined;
    const client = new ProbeClient(this.config.API_URL);
    try {
      const ground = await this.ground.prepare(client);
      return ground && outcomeOf(await this.ask({ client, ground, stopped }));
    } catch (error) {
      this.ground.forget();
      return { probes: 0, unanswered: 0, leaking: [], failure: error instanceof Error ? error.message : 'unknown' };
    }
  }

  private async ask(run: Run): Promise<RunOutcome> {
    const { client, ground, stopped } = run;
    const counted: Counted = { probes: 0, unanswered: 0, leaking: [] };
    const callers = await Promise.all(this.callers(ground).map((caller) => describedTo(client, caller)));
    for (const { caller } of callers) await needSignedIn(client, caller);
    for (const { caller, reads } of callers)
      for (const probe of reads) {
        if (stopped()) return counted;
        count(counted, `${caller.name}: ${probe.name}`, await compare(client, caller, probe));
      }
    // Its rows are compared once nothing of it is under way any more.
    if (ground.others.exported !== undefined) await this.write(run, callers, counted);
    const ownReads = callers[0]?.reads.filter(({ none }) => none === undefined) ?? [];
    for (const probe of ownReads) {
      if (stopped()) break;
      count(counted, `foreign session: ${probe.name}`, await foreignSession(client, ground, probe));
    }
    // Somebody who was signed out meanwhile saw nothing of any tenant, which proves nothing.
    if (!stopped()) for (const { caller } of callers) await needSignedIn(client, caller);
    return counted;
  }

  private callers({ first, second, member, staffTokens, others }: Ground): readonly [Caller, Caller] {
    const { profile, conversation, photo, exported, markers } = others;
    const rest = { '': String(profile) };
    const things = { '/api/photos/': String(photo.id), '/media/': photo.key, '/media/{key}/': photo.file };
    const files = exported === undefined ? {} : { '/api/exports/': exported };
    const ofStaff = { '/api/staff/tenants/': second.slug, '/api/staff/people/': '1' };
    const photos = { '/api/staff/tenants/{slug}/photos/': String(photo.id) };
    return [
      {
        ...{ name: 'member', host: first.host, proofs: [{ cookie: member.cookie }], markers },
        named: { '/api/chats/': String(conversation), ...things, ...files, ...rest },
        inBodies: { profile: String(profile), conversation: String(conversation), ids: String(photo.id) },
      },
      {
        ...{ name: 'staff', host: this.config.CONSOLE_HOST },
        proofs: staffTokens.map((authorization) => ({ authorization })),
        // To staff the other tenant's name says as much as what it has.
        markers: [...markers, second.slug],
        named: { ...ofStaff, ...photos, ...rest },
        inBodies: { tenant: second.slug, tenants: second.slug, brands: second.slug },
      },
    ];
  }

  /** A difference is found twice: what a tenant does by itself may change its rows, too. */
  private async write(run: Run, callers: readonly Described[], counted: Counted): Promise<void> {
    const first = await this.writeOnce(run, callers);
    const second = first.changed.length === 0 || run.stopped() ? first : await this.writeOnce(run, callers);
    for (const [name, verdict] of first.verdicts) count(counted, name, verdict);
    const changed = second.changed.filter((table) => first.changed.includes(table));
    for (const table of changed) count(counted, `writing changed ${table}`, 'leak');
    if (changed.length === 0) count(counted, 'writing', 'apart');
  }

  private async writeOnce({ client, ground, stopped }: Run, callers: readonly Described[]) {
    const rows = () => readTenantRows(this.platform, ground.second.id, { without: MOVING });
    const verdicts: [string, Verdict][] = [];
    const before = await rows();
    for (const { caller, writes } of callers)
      for (const probe of writes) {
        if (stopped()) break;
        verdicts.push([`${caller.name}: ${probe.name}`, await compare(client, caller, probe)]);
      }
    return { verdicts, changed: changedTables(before, await rows()) };
  }
}

/** Makes the probes of a caller from what the api says of itself at their host. */
async function describedTo(client: ProbeClient, caller: Caller): Promise<Described> {
  const { host, named, inBodies } = caller;
  const answer: ProbeAnswer = await client.ask({ host, path: '/api/openapi.json' });
  if (answer.status !== 200) throw new Error(`the description at ${host} answered ${answer.status}`);
  const described = JSON.parse(answer.body) as DescribedApi;
  const writes = [...writeProbesOf(described, named, NOTHING), ...bodyProbesOf(described, inBodies, NOTHING)];
  return { caller, reads: probesOf(described, named, NOTHING), writes };
}

/** Throws where a session has ended: a caller who is signed out sees nothing of any tenant, which proves nothing. */
async function needSignedIn(client: ProbeClient, { name, host, proofs }: Caller): Promise<void> {
  for (const proof of proofs) {
    const { status, body } = await client.ask({ ...proof, host, path: WHO[name] });
    if (status !== 200 || body.includes('"user":null')) throw new Error(`the ${name} of the proof was signed out`);
  }
}

async function compare(client: ProbeClient, caller: Caller, probe: Probe | WriteProbe): Promise<Verdict> {
  const { host, proofs, markers } = caller;
  const { other, none } = probe;
  let verdict: Verdict = 'unanswered';
  for (const proof of proofs) {
    const asked = (path: string, body?: object) =>
      client.ask({ ...proof, host, ...('method' in probe && { method: probe.method }), ...(body && { body }), path });
    const { body, noneBody = body } = 'method' in probe ? probe : {};
    const told = await asked(other, body);
    verdict = verdictOf(told, none === undefined ? undefined : await asked(none, noneBody), markers);
    if (verdict === 'leak' || !isDenied(told)) break;
  }
  return verdict;
}

/**
 * A session of one tenant is nobody's at the other, whose own visitors may see some of its members. A leak is found twice: a publish or
 * a cache that fills between the two questions makes one answer differ, and not the next.
 */
async function foreignSession(client: ProbeClient, { second, member }: Ground, { other }: Probe): Promise<Verdict> {
  const asked = (cookie: string) => client.ask({ host: second.host, path: other, cookie });
  const ask = async () => verdictOf(await asked(member.cookie), await asked(madeUp(member.cookie)), []);
  const verdict = await ask();
  return verdict === 'leak' ? ask() : verdict;
}

/** A cookie of the same name and length that is nobody's. */
const madeUp = (cookie: string): string =>
  cookie.replace(/(?<==).*/, (token) => randomBytes(token.length).toString('hex').slice(0, token.length));

/** Tenants are not proven to be apart by questions of which most have no answer. */
function outcomeOf(counted: RunOutcome): RunOutcome {
  const { probes, unanswered, leaking } = counted;
  if (unanswered <= probes || leaking.length > 0) return counted;
  return { ...counted, failure: `${unanswered} of ${probes + unanswered} probes had no answer` };
}

function count(counted: Counted, name: string, verdict: Verdict): void {
  if (verdict === 'unanswered') counted.unanswered += 1;
  else counted.probes += 1;
  if (verdict === 'leak') counted.leaking.push(name);
}
