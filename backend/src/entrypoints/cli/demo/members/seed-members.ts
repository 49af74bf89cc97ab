import { Injectable } from '@nestjs/common';
import { TRAITS, type TraitName, fieldOf } from '../../../../../../contract/profile/fields';
import { type Locale } from '../../../../../../contract/text/locales';
import { OpenAccount } from '../../../../modules/accounts';
import { INTERESTS, TownSearch } from '../../../../modules/members';
import { type LoadedTenant, Tenants } from '../../../../modules/tenants';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { languageOf } from '../people/towns';
import MEMBERS from './members.json';

/** Everybody's of them, told in the README: they are on this machine alone. */
export const MEMBER_PASSWORD = 'three hundred hearts';

const TIME_ZONES: Readonly<Record<string, string>> = {
  ...{ NL: 'Europe/Amsterdam', BE: 'Europe/Brussels', GB: 'Europe/London', DE: 'Europe/Berlin', AT: 'Europe/Vienna' },
  ...{ US: 'America/Chicago', FR: 'Europe/Paris', CH: 'Europe/Zurich', ES: 'Europe/Madrid' },
  ...{ DK: 'Europe/Copenhagen', SE: 'Europe/Stockholm' },
};

type Told = (typeof MEMBERS)[keyof typeof MEMBERS][number];

export const memberEmail = (name: string, slug: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()}@${slug}.example`;

export const membersOf = (slug: string): readonly Told[] =>
  Object.hasOwn(MEMBERS, slug) ? MEMBERS[slug as keyof typeof MEMBERS] : [];

/** The demo's members who can sign in: real accounts in all but that nobody is behind them. */
@Injectable()
export class SeedMembers {
  constructor(
    private readonly database: Database,
    private readonly accounts: OpenAccount,
    private readonly tenants: Tenants,
    private readonly towns: TownSearch,
  ) {}

  /** Makes those that the brand lacks; answers how many. All of them like each other. */
  async make(brand: LoadedTenant): Promise<number> {
    const { id, live_revision } = await this.tenants.get(brand.head.slug);
    return runInTenant(id, async () => {
      const made: number[] = [];
      for (const member of membersOf(brand.head.slug)) {
        const account = await this.open(member, brand, live_revision ?? 0);
        if (account === undefined) continue;
        await this.tell(account, member);
        made.push(account);
      }
      if (made.length > 1) await this.match(made);
      return made.length;
    });
  }

  private open(member: Told, brand: LoadedTenant, revision: number): Promise<number | undefined> {
    const { document, head } = brand;
    return this.accounts.open(
      {
        ...{ name: member.name, gender: member.gender, seeking: member.seeking, born: member.born },
        ...{ country: member.country, password: MEMBER_PASSWORD, email: memberEmail(member.name, head.slug) },
        locale: languageOf(member.country, this.townOf(member).region) as Locale,
        host: `${head.slug}.localhost`,
        timeZone: TIME_ZONES[member.country] ?? 'UTC',
      },
      { amount: document.settings.signup_credits, revision, postbacks: [], companyAdded: document.company.added },
    );
  }

  private async tell(account: number, member: Told): Promise<void> {
    const { region, lat, lon } = this.townOf(member);
    const interests = INTERESTS.flatMap(([id, key]) => (member.interests.includes(key) ? [id] : []));
    const { city, about, looking_for } = member;
    const told: Partial<Record<TraitName, string>> = member;
    const traits = TRAITS.map((name) => [fieldOf(name).column, told[name] ?? null]);
    const changes = Object.entries({
      ...{ region, city, latitude: lat, longitude: lon, about, looking_for, interests },
      ...(Object.fromEntries(traits) as object),
    });
    await this.database.execute(
      `update profile set ${changes.map(([column], at) => `${column} = $${at + 2}`).join(', ')} where id = $1`,
      [account, ...changes.map(([, value]: [string, unknown]) => value)],
    );
    await this.database.execute(
      `insert into profile_prompt (profile_id, code, answer, position)
       select $1::integer, a.code, a.answer, a.place - 1
       from unnest($2::text[], $3::text[]) with ordinality a (code, answer, place)`,
      [account, member.prompts.map(({ code }) => code), member.prompts.map(({ answer }) => answer)],
    );
  }

  private async match(members: readonly number[]): Promise<void> {
    await this.database.execute(
      `insert into member_like (liker_id, liked_id) select a, b from unnest($1::integer[]) a, unnest($1::integer[]) b
       where a <> b on conflict do nothing`,
      [members],
    );
  }

  private townOf({ country, city }: Told) {
    const town = this.towns.named(country, city)[0];
    if (!town) throw new Error(`${country} has no ${city}`);
    return town;
  }
}
