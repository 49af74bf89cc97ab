import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { runInTenant } from '../../../platform/tenancy';
import { OpenAccount } from '../../accounts';
import { type ProbeTenant, ProbeTenants, type Actor } from '../../tenants';
import { StaffTokens } from '../staff/staff-tokens';
import { type ProbeClient } from './probe-client';
import { PROBE_ROLES, PROBE_STAFF, type ProbeRole } from './probe-staff';
import { ProbeTokens } from './probe-tokens';
import { type ProbeMember, type ProbePhoto, conversationOf, exportOf, photoOf } from './probe-things';

const BY: Actor = { email: 'isolation proof', role: 'operator' };
/** Words that stand nowhere but in what the probe members have. */
const WORD = { 'probe-a': 'Quillarion', 'probe-b': 'Zyxomerel' } as const;
/** Enough for the one message that is ever sent. */
const CREDITS = 1000;

interface Others {
  readonly profile: number;
  readonly conversation: number;
  readonly photo: ProbePhoto;
  /** An export with a file; undefined while it is made. */
  readonly exported: string | undefined;
  readonly markers: readonly string[];
}

export interface Ground {
  readonly first: ProbeTenant;
  readonly second: ProbeTenant;
  /** A member of the first tenant, signed in. */
  readonly member: ProbeMember;
  /** The tokens of staff who reach the first tenant alone, one for each role. */
  readonly staffTokens: readonly string[];
  /** Things of the second tenant. */
  readonly others: Others;
}

/** Two tenants with members, a conversation and somebody of the staff. It is made once; the sessions are kept from run to run. */
@Injectable()
export class ProbeGround {
  private readonly members = new Map<string, ProbeMember>();
  private readonly password: string;
  private staffTokens: readonly string[] | undefined;

  constructor(
    private readonly tenants: ProbeTenants,
    private readonly accounts: OpenAccount,
    private readonly staff: StaffTokens,
    private readonly tokens: ProbeTokens,
    @Inject(DataKeys) keys: DataKeys,
  ) {
    this.password = keys.derive('isolation probe').toString('base64url');
  }

  /** Undefined as long as no brand is live, whose settings the tenants have. */
  async prepare(client: ProbeClient): Promise<Ground | undefined> {
    const both = await this.tenants.both();
    if (!both) return undefined;
    const [first, second] = both;
    const member = await this.member(client, first, 'one');
    const [writer, reader] = [await this.member(client, second, 'one'), await this.member(client, second, 'two')];
    // Looked for in each run: what is gone would be asked for as what nobody has, and found apart.
    const conversation = await conversationOf(client, writer, reader, `Hello, says ${WORD['probe-b']}`);
    const photo = await photoOf(client, writer);
    this.staffTokens ??= await Promise.all(PROBE_ROLES.map((role) => this.tokenOf(first, role)));
    const exported = await exportOf(client, writer);
    const ids = [writer.id, reader.id, conversation, photo.id].map(String);
    const markers = [WORD['probe-b'], second.host, photo.key, ...ids, ...(exported === undefined ? [] : [exported])];
    const others = { profile: writer.id, conversation, photo, exported, markers };
    return { first, second, member, staffTokens: this.staffTokens, others };
  }

  /** After a refusal: the next run signs in anew. */
  forget(): void {
    this.members.clear();
    this.staffTokens = undefined;
  }

  private async member(client: ProbeClient, tenant: ProbeTenant, name: 'one' | 'two'): Promise<ProbeMember> {
    const key = `${tenant.slug} ${name}`;
    const signed = this.members.get(key) ?? (await this.signIn(client, tenant, name));
    this.members.set(key, signed);
    return signed;
  }

  private async signIn(client: ProbeClient, tenant: ProbeTenant, name: 'one' | 'two'): Promise<ProbeMember> {
    const email = `${name}@${tenant.host}`;
    await this.open(tenant, email);
    const answer = await client.ask({
      ...{ host: tenant.host, path: '/api/user', method: 'POST' },
      body: { email, password: this.password },
    });
    if (answer.status !== 200 || answer.cookie === undefined) throw new Error(`sign-in answered ${answer.status}`);
    const { user } = JSON.parse(answer.body) as { user: { profile: { id: number } } };
    return { host: tenant.host, id: user.profile.id, cookie: answer.cookie };
  }

  /** Does nothing where the account is there. */
  private async open({ id, host, slug, live_revision }: ProbeTenant, email: string): Promise<void> {
    await runInTenant(id, () =>
      this.accounts.open(
        {
          ...{ name: slug === 'probe-a' ? WORD['probe-a'] : WORD['probe-b'], gender: 'woman', seeking: 'everyone' },
          ...{ born: '1990-01-01', country: 'NL', locale: 'en', timeZone: 'UTC' },
          ...{ email, host, password: this.password },
        },
        { amount: CREDITS, revision: live_revision, postbacks: [], companyAdded: '2026-01-01' },
      ),
    );
  }

  private async tokenOf(tenant: ProbeTenant, role: ProbeRole): Promise<string> {
    const email = PROBE_STAFF[role];
    const person = { email, name: 'Isolation proof (a program)', role, tenantIds: [tenant.id] } as const;
    const id = (await this.staff.find(email))?.id ?? (await this.staff.add(person, BY));
    return `Bearer ${await this.tokens.tokenOf({ id, email })}`;
  }
}
