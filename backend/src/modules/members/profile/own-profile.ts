import { Inject, Injectable } from '@nestjs/common';
import { type PromptSettings, askedPrompts } from '../../../../../contract/profile/prompts';
import { type Row, type Statement } from '../../../platform/database';
import { RegionCatalogue } from '../places/region-catalogue';
import { regionResponse } from '../places/region.response';
import { type AnsweredPrompts } from '../prompts/answered-prompts';
import { ANSWERED_PROMPTS } from '../prompts/prompt-columns';
import { factsIn, percentOf } from './completeness';
import { type Missable, type OwnProfileResponse } from './own-profile.response';
import { type ShownFields, columnsOf } from './profile-fields';

const PROFILE = `
  select p.id, p.name, to_char(p.birth_date, 'YYYY-MM-DD') as date_of_birth,
    extract(year from age(current_date, p.birth_date))::integer as age, p.status, p.fictional,
    ${columnsOf(() => true)}, p.country, p.region, p.city,
    ${ANSWERED_PROMPTS} as prompts,
    exists (select from photo f where f.profile_id = p.id and f.status <> 'rejected') as has_photo
  from profile p where p.id = $1`;

type ProfileRow = Omit<OwnProfileResponse, 'countryregion' | 'prompts' | 'completeness'> & {
  readonly prompts: AnsweredPrompts;
  readonly region: string | null;
  readonly has_photo: boolean;
};

/** The brand's settings that decide what a member's own profile says, and its language. */
export interface OwnProfileSite {
  readonly settings: ShownFields;
  readonly prompts: PromptSettings;
  readonly locale: string;
}

/** A member's profile as they see it themselves. */
@Injectable()
export class OwnProfile {
  constructor(@Inject(RegionCatalogue) private readonly regions: RegionCatalogue) {}

  /** The statement that reads it; `present` takes its row. */
  statement(id: number): Statement {
    return { text: PROFILE, values: [id] };
  }

  present(row: Row | undefined, { settings, prompts, locale }: OwnProfileSite): OwnProfileResponse {
    if (!row) throw new Error('an account without a profile');
    const { has_photo: hasPhoto, region, prompts: answered, ...profile } = row as unknown as ProfileRow;
    const asked = askedPrompts(prompts.off, prompts.own);
    return {
      ...profile,
      prompts: answered.map((one) => ({ ...one, asked: asked.includes(one.code) })),
      countryregion: regionResponse(this.regions, { country: profile.country, region }, locale),
      completeness: completenessOf(profile, settings, {
        photo: hasPhoto,
        // A brand that asks nothing misses nothing.
        prompts: asked.length === 0 ? undefined : answered.some(({ code }) => asked.includes(code)),
      }),
    };
  }
}

type Filled = Omit<ProfileRow, 'has_photo' | 'region' | 'prompts'>;
/** Whether the parts beside the fields are there; undefined where the brand does not ask for one. */
type Beside = Readonly<Record<'photo' | 'prompts', boolean | undefined>>;

/** A photo that nobody has looked at yet counts: there is nothing more for its owner to do. */
function completenessOf(
  profile: Filled,
  { visible_profile_fields: fields, visible_profile_notes: notes }: ShownFields,
  beside: Beside,
): OwnProfileResponse['completeness'] {
  const wanted: readonly Missable[] = [
    'photo',
    ...(beside.prompts === undefined ? [] : ['prompts' as const]),
    ...(['city', ...notes, ...fields] as const),
  ];
  const missing = wanted.filter((field) => {
    if (field === 'photo' || field === 'prompts') return beside[field] !== true;
    return field === 'interests' ? profile.interests.length === 0 : profile[field] === null;
  });
  const words = beside.prompts === true || profile.about_me !== null || profile.looking_for !== null;
  const told = { photo: beside.photo === true, words, town: profile.city !== null, facts: factsIn(profile) };
  return { percent: percentOf(told, missing.length === 0), missing };
}
