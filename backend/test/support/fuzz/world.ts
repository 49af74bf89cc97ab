import { randomUUID } from 'node:crypto';
import { PasswordHasher } from '../../../src/modules/accounts/passwords/password-hasher';
import { type Actor as StaffMember } from '../../../src/modules/tenants';
import { SiteDirectory } from '../../../src/platform/tenancy';
import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi } from '../api';
import { buy } from '../credits';
import { call, confirmed } from '../meeting';
import { type Person, rows } from '../people';
import { handIn } from '../photo-checks';
import { decide, uploadOne } from '../photos';
import { CONSOLE, sessionOf } from '../staff-people';

/** Stand in what members of each brand wrote, and nowhere else. */
const MARKS: Readonly<Record<string, string>> = { [FIRST]: 'Wexfordina', [SECOND]: 'Zanzibarka' };

export interface Actor {
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Texts that no answer to this actor may contain. */
  readonly foreign: readonly string[];
  readonly isMember: boolean;
  readonly isStaff: boolean;
}

const hostOf = (slug: string): string => `${slug}.localhost`;
const other = (slug: string): string => (slug === FIRST ? SECOND : FIRST);
const markOf = (slug: string): string => MARKS[slug] ?? '';

/** The actors and the rows of both brands. Actors who were signed out, closed or blocked on the way are replaced. */
export class World {
  readonly actors = new Map<string, Actor>();
  /** One member of each brand whom others write to. */
  private readonly partners = new Map<string, Person>();
  foreignEmail = '';

  private constructor(private readonly api: TestApi) {}

  static async open(api: TestApi): Promise<World> {
    const world = new World(api);
    for (const slug of [FIRST, SECOND]) await world.settle(slug);
    const anyone = { headers: {}, isMember: false, isStaff: false };
    for (const slug of [FIRST, SECOND])
      world.actors.set(`visitor of ${slug}`, { ...anyone, host: hostOf(slug), foreign: Object.values(MARKS) });
    world.actors.set('visitor of the console', { ...anyone, host: CONSOLE, foreign: Object.values(MARKS) });
    world.actors.set('visitor of nowhere', { ...anyone, host: 'nowhere.example', foreign: Object.values(MARKS) });
    for (const person of [OPERATOR, SUPPORT]) await world.bringBackStaff(person);
    return world;
  }

  /** Signs a member or one of staff in again. */
  async bringBack(name: string): Promise<void> {
    if (name.startsWith('member of ')) await this.newMember(name.slice('member of '.length));
    else if (name.startsWith('operator')) await this.bringBackStaff(OPERATOR);
    else if (name.startsWith('support')) await this.bringBackStaff(SUPPORT);
  }

  /** The brands' hosts are served again, whatever staff made of them. */
  async mendHosts(): Promise<void> {
    const hosts = [FIRST, SECOND].map(hostOf);
    const moved = "host = any($1::text[]) and (kind <> 'primary' or state <> 'live')";
    if ((await rows(this.api, `select 1 from domain where ${moved}`, [hosts])).length === 0) return;
    await rows(
      this.api,
      `update domain d set kind = 'alias' from domain own
       where own.host = any($1::text[]) and d.tenant_id = own.tenant_id and d.kind = 'primary' and d.host <> own.host`,
      [hosts],
    );
    await rows(
      this.api,
      `with next as (update config_version set version = version + 1 returning version)
       update domain set kind = 'primary', target = null, state = 'live', version = next.version from next where ${moved}`,
      [hosts],
    );
    await this.api.running.app.get(SiteDirectory).refresh();
  }

  private async settle(slug: string): Promise<void> {
    const mark = markOf(slug);
    const partner = await this.newPartner(slug);
    const third = await confirmed(this.api, { name: `${mark} Third`, about: mark }, slug);
    const photo = await uploadOne(this.api, partner.cookie, slug);
    await decide(this.api, photo.id);
    await handIn(this.api, partner.cookie, slug);
    await uploadOne(this.api, third.cookie, slug);
    await call(this.api, 'post', 'reports', partner.cookie, slug).send({
      profile: third.id,
      reason: 'other',
      note: mark,
    });
    await call(this.api, 'post', 'complaints', '', slug).send({
      ...{ kind: 'payment', email: `${mark}@visitor.example`, message: `${mark} wrote this.`, reference: mark },
    });
    await call(this.api, 'post', 'exports', partner.cookie, slug);
    if (slug === SECOND) this.foreignEmail = await this.lockUp(third.id);
    await this.newMember(slug);
  }

  private async newPartner(slug: string): Promise<Person> {
    const mark = markOf(slug);
    const partner = await confirmed(this.api, { name: `${mark} Partner`, about: mark }, slug);
    this.partners.set(slug, partner);
    return partner;
  }

  /** With credits, a conversation and a like. */
  private async newMember(slug: string): Promise<void> {
    const mark = markOf(slug);
    const member = await confirmed(this.api, { name: `${mark} Member`, about: mark }, slug);
    await buy(this.api, member.id, 10_000, undefined, slug);
    let partner = this.partners.get(slug) ?? (await this.newPartner(slug));
    const found = await call(this.api, 'get', `members/${partner.id}`, member.cookie, slug);
    // Staff may have shut the old one out on the way.
    if (found.status === 404) partner = await this.newPartner(slug);
    const message = { client_id: randomUUID(), kind: 'text', text: `${mark} says hello` };
    await call(this.api, 'post', `members/${partner.id}/messages`, member.cookie, slug).send(message).expect(201);
    await call(this.api, 'put', `likes/${partner.id}`, member.cookie, slug);
    const actor = { headers: { cookie: member.cookie }, isMember: true, isStaff: false };
    this.actors.set(`member of ${slug}`, { ...actor, host: hostOf(slug), foreign: [markOf(other(slug))] });
    const elsewhere = { ...actor, isMember: false, foreign: [mark, markOf(other(slug))] };
    this.actors.set(`${slug}'s member elsewhere`, { ...elsewhere, host: hostOf(other(slug)) });
  }

  private async bringBackStaff(person: StaffMember): Promise<void> {
    await rows(
      this.api,
      `update staff set disabled_at = null, role = $2, held_by = '{}', held_by_unknown = false,
         approves_from = case when $2 = 'operator' then now() end where email = $1`,
      [person.email, person.role],
    );
    if (person.role === 'support') {
      await rows(this.api, 'delete from staff_tenant where staff_id = (select id from staff where email = $1)', [
        person.email,
      ]);
      await rows(
        this.api,
        'insert into staff_tenant (staff_id, tenant_id) select s.id, t.id from staff s, tenant t where s.email = $1 and t.slug = $2',
        [person.email, FIRST],
      );
    }
    const cookie = await sessionOf(this.api, person.email);
    const actor = { headers: { cookie }, isMember: false, isStaff: true };
    const foreign = person.role === 'support' ? [markOf(SECOND)] : [];
    this.actors.set(person.role, { ...actor, host: CONSOLE, foreign });
    const elsewhere = { ...actor, isStaff: false, host: hostOf(FIRST), foreign: Object.values(MARKS) };
    this.actors.set(`${person.role} on a brand's host`, elsewhere);
  }

  /** Gives an account a password that nobody tries; answers its address, which others may name. */
  private async lockUp(account: number): Promise<string> {
    const hash = await this.api.running.app.get(PasswordHasher, { strict: false }).hash('four loud herons');
    const changed = 'update account set password_hash = $2 where id = $1 returning email';
    const [row] = await rows(this.api, changed, [account, hash]);
    return String(row?.['email']);
  }
}
