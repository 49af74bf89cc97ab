import { Inject, Injectable } from '@nestjs/common';
import { type Gender } from '../../../../../../contract/profile/fields';
import { Database, type Statement } from '../../../../platform/database';
import { InvalidInput } from '../../../../platform/http';
import { TownSearch } from '../../places/town-search';
import { OwnProfile, type OwnProfileSite } from '../../profile/own-profile';
import { type OwnProfileResponse } from '../../profile/own-profile.response';
import { type EditProfileRequest } from './edit-profile.request';
import { profileChanges } from './profile-changes';

export interface EditedSite extends OwnProfileSite {
  readonly settings: OwnProfileSite['settings'] & {
    readonly name: string;
    readonly countries: readonly string[];
    readonly genders: readonly Gender[];
  };
}

type Chosen = Readonly<Record<'gender' | 'seeking', string | null>>;

@Injectable()
export class EditProfile {
  constructor(
    private readonly database: Database,
    @Inject(OwnProfile) private readonly profile: OwnProfile,
    @Inject(TownSearch) private readonly towns: TownSearch,
  ) {}

  /** Writes what was given and nothing else, so that two changes at once lose nothing. */
  async edit(id: number, request: EditProfileRequest, site: EditedSite): Promise<OwnProfileResponse> {
    const { settings } = site;
    const changes = profileChanges(request, {
      shown: settings,
      brand: settings.name,
      countries: settings.countries,
      genders: settings.genders,
      chosen: request.gender || request.seeking ? await this.chosenBy(id) : { gender: null, seeking: null },
      email: request.name === undefined ? '' : await this.emailOf(id),
      townOf: ({ country, city, lat, lon }) => this.towns.resolve(country, city, { lat, lon }),
    });
    if (!changes.ok) throw new InvalidInput(changes.faults);
    const update = updateOf(id, changes.columns);
    const rows = await this.database.batch([...(update ? [update] : []), this.profile.statement(id)]);
    return this.profile.present(rows.at(-1)?.[0], site);
  }

  private async chosenBy(id: number): Promise<Chosen> {
    const [row] = await this.database.query<Chosen>('select gender, seeking from profile where id = $1', [id]);
    return row ?? { gender: null, seeking: null };
  }

  private async emailOf(id: number): Promise<string> {
    const [row] = await this.database.query<{ email: string }>('select email from account where id = $1', [id]);
    return row?.email ?? '';
  }
}

/** The names of the columns are ours, never the browser's. */
function updateOf(id: number, columns: Readonly<Record<string, unknown>>): Statement | undefined {
  const names = Object.keys(columns);
  if (names.length === 0) return undefined;
  const set = names.map((name, at) => `${name} = $${at + 2}`).join(', ');
  return {
    text: `update profile set ${set}, changed_at = now() where id = $1`,
    values: [id, ...Object.values(columns)],
  };
}
