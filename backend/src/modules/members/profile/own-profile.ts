import { Inject, Injectable } from '@nestjs/common';
import { type Row, type Statement } from '../../../platform/database';
import { RegionCatalogue } from '../places/region-catalogue';
import { regionResponse } from '../places/region.response';
import { type Missable, type OwnProfileResponse } from './own-profile.response';
import { type ShownFields, columnsOf } from './profile-fields';

const PROFILE = `
  select p.id, p.name, to_char(p.birth_date, 'YYYY-MM-DD') as date_of_birth,
    extract(year from age(current_date, p.birth_date))::integer as age, p.status, p.fictional,
    ${columnsOf(() => true)}, p.country, p.region, p.city,
    exists (select from photo f where f.profile_id = p.id and f.status <> 'rejected') as has_photo
  from profile p where p.id = $1`;

type ProfileRow = Omit<OwnProfileResponse, 'countryregion' | 'completeness'> & {
  readonly region: string | null;
  readonly has_photo: boolean;
};

/** A member's profile as they see it themselves. */
@Injectable()
export class OwnProfile {
  constructor(@Inject(RegionCatalogue) private readonly regions: RegionCatalogue) {}

  /** The statement that reads it; `present` takes its row. */
  statement(id: number): Statement {
    return { text: PROFILE, values: [id] };
  }

  present(row: Row | undefined, shown: ShownFields, locale: string): OwnProfileResponse {
    if (!row) throw new Error('an account without a profile');
    const { has_photo: hasPhoto, region, ...profile } = row as unknown as ProfileRow;
    return {
      ...profile,
      countryregion: regionResponse(this.regions, { country: profile.country, region }, locale),
      completeness: completenessOf(profile, hasPhoto, shown),
    };
  }
}

type Filled = Omit<ProfileRow, 'has_photo' | 'region'>;

/** A photo that nobody has looked at yet counts: there is nothing more for its owner to do. */
function completenessOf(
  profile: Filled,
  hasPhoto: boolean,
  { visible_profile_fields: fields, visible_profile_notes: notes }: ShownFields,
): OwnProfileResponse['completeness'] {
  const wanted: readonly Missable[] = ['photo', 'city', ...notes, ...fields];
  const missing = wanted.filter((field) => {
    if (field === 'photo') return !hasPhoto;
    return field === 'interests' ? profile.interests.length === 0 : profile[field] === null;
  });
  return { percent: Math.floor((100 * (wanted.length - missing.length)) / wanted.length), missing };
}
