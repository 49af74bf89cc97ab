import { Inject, Injectable } from '@nestjs/common';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONFIG, type Config } from '../../../platform/config/config';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor, Revisions, audit } from '../../tenants';
import { RegionCatalogue } from '../places/region-catalogue';
import { BrandWithoutSettings, PeopleMoved, PeopleRefused } from './errors';
import { FictionalPeople } from './fictional-people';
import { type PeopleChanges, changesOf, isNothing } from './people-changes';
import { FILED_IDS, type FictionalPerson, PEOPLE_FILE, parsePeople } from './people-file';
import { lockPeople, readFiledPeople, stateOf } from './stored-people';
import { writePeople } from './write-people';

/** People as a file names them, with the language that their texts are in. */
export interface NamedPeople {
  readonly people: readonly FictionalPerson[];
  readonly language: string;
}

export interface PeoplePlan extends PeopleChanges {
  /** How the profiles stood that this was compared with. */
  readonly state: string;
}

export interface Placing {
  readonly reason: string;
  /** The state that the writer saw; refused where it is another by now. Undefined takes what there is. */
  readonly seen?: string | undefined;
}

/** Makes the fictional profiles of a brand what a file of people says, for the console and the command line. */
@Injectable()
export class PlacePeople {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly fictional: FictionalPeople,
    private readonly revisions: Revisions,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
    @Inject(CONFIG) private readonly config: Pick<Config, 'TENANTS_DIR'>,
  ) {}

  /** The people of a file's text, checked by the settings that the brand has live, or else has newest. */
  async read(tenantId: number, text: string): Promise<NamedPeople> {
    const revision = (await this.revisions.live(tenantId)) ?? (await this.revisions.newest(tenantId))?.revision;
    if (!revision) throw new BrandWithoutSettings();
    const { document } = revision;
    const parsed = parsePeople(text, document, this.regions);
    if (!parsed.ok) throw new PeopleRefused(parsed.faults);
    return { people: parsed.people, language: languageIn(document) };
  }

  /** The changes that placing these people would make; stores nothing. */
  async plan(tenantId: number, { people, language }: NamedPeople): Promise<PeoplePlan> {
    const stored = await readFiledPeople(this.platform, tenantId);
    return { state: stateOf(stored), ...changesOf(stored, this.fictional.placed(people, language)) };
  }

  /** Places them, and answers what that changed. The audit has nothing of a call that changes nothing. */
  place(
    tenantId: number,
    named: NamedPeople,
    { reason, seen }: Placing,
    actor: Pick<Actor, 'email'>,
  ): Promise<PeoplePlan> {
    const { people, language } = named;
    return this.platform.transaction(async (connection) => {
      await lockPeople(connection, tenantId);
      const stored = await readFiledPeople(connection, tenantId);
      if (seen !== undefined && seen !== stateOf(stored)) throw new PeopleMoved();
      const changes = changesOf(stored, this.fictional.placed(people, language));
      await this.fictional.applyWithin(connection, tenantId, people, { language, ids: FILED_IDS });
      if (!isNothing(changes))
        await audit(connection, actor, {
          action: 'people.placed',
          tenantId,
          subject: PEOPLE_FILE,
          details: { reason, ...idsOf(changes) },
        });
      return { state: stateOf(await readFiledPeople(connection, tenantId)), ...changes };
    });
  }

  /** The people who are shown now, as a file that can be placed again. */
  async placedFile(tenantId: number): Promise<string> {
    const stored = await readFiledPeople(this.platform, tenantId);
    return writePeople(stored.filter(({ is_shown: isShown }) => isShown));
  }

  /** The file that this installation keeps beside the brand's settings; null where it keeps none. */
  keptFile(slug: string): string | null {
    const file = path.join(this.config.TENANTS_DIR, slug, PEOPLE_FILE);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }
}

/** The language of a brand's texts, without its region. */
export const languageIn = ({ settings }: { readonly settings: { readonly domain_language: string } }): string =>
  settings.domain_language.slice(0, 2);

const idsOf = ({ added, returned, changed, removed }: PeopleChanges) =>
  Object.fromEntries(
    Object.entries({ added, returned, changed, removed }).map(([kind, list]) => [kind, list.map(({ id }) => id)]),
  );
