import { Inject, Injectable } from '@nestjs/common';
import {
  type FactField,
  type FactKind,
  type ListName,
  type NoteField,
  fieldOf,
  isFactField,
  isFactKind,
  isNoteField,
} from '../../../../../../contract/profile/fields';
import { type PromptSettings, askedPrompts } from '../../../../../../contract/profile/prompts';
import { Database } from '../../../../platform/database';
import { INTERESTS } from '../../interests/interests';
import { type InterestSettings, namesOfInterests, sharedInterests } from '../../interests/shared-interests';
import { VERIFIED_AT } from '../../photo-checks/verified-at';
import { MAIN_PHOTO, mainImage } from '../../photos/photo.response';
import { type ShownPhoto } from '../../photos/photo-row';
import { kilometresBetween } from '../../places/place-index';
import { RegionCatalogue } from '../../places/region-catalogue';
import { regionResponse } from '../../places/region.response';
import { distanceBand } from '../../profile/distance-band';
import { type ShownFields, columnsOf } from '../../profile/profile-fields';
import { VIEWER_FACTS, type ViewerFacts, isChosenByViewer } from '../../profile/shared-facts';
import { openTo, visibleTo } from '../../profile/visible-to';
import { ANSWERED_PROMPTS } from '../../prompts/prompt-columns';
import { type LikedThingRow, likedThing } from '../../things/liked-thing';
import { likedThingColumn } from '../../things/profile-thing';
import { ProfileNotFound } from '../show-teaser/profile-not-found.error';
import { type MemberResponse } from './member.response';

/** Minutes after which an open page has told again that it is open, and some. */
const ONLINE_MINUTES = 7;
const NEW_DAYS = 14;

const SHOWN = columnsOf((name) => fieldOf(name).visibleTo !== 'oneself');

const MEMBER = `
  select p.id, p.name, extract(year from age(current_date, p.birth_date))::integer as age, p.status, p.fictional,
    p.id <> v.id and ${visibleTo('v.id')} as likeable,
    coalesce(not p.fictional and l.active_at > now() - interval '${ONLINE_MINUTES} minutes', false) as online,
    coalesce(l.joined_at > now() - interval '${NEW_DAYS} days', false) as is_new, ${VERIFIED_AT} as verified_at,
    p.country, p.region, p.city, p.latitude as lat, p.longitude as lon,
    v.latitude as viewer_lat, v.longitude as viewer_lon, ${SHOWN}, ${MAIN_PHOTO} as main_photo,
    ${ANSWERED_PROMPTS} as prompts, p.id = v.id or p.fictional as alone, ${sharedInterests('v')} as shared, ${VIEWER_FACTS},
    (select ${likedThingColumn('k')} from member_like k where k.liker_id = p.id and k.liked_id = v.id) as likes,
    (select json_build_object('photo', k.liked_photo, 'prompt', k.liked_prompt) from member_like k
      where k.liker_id = v.id and k.liked_id = p.id and coalesce(k.liked_photo::text, k.liked_prompt) is not null) as liked
  from profile p join profile v on v.id = $2 left join listing l on l.profile_id = p.id
  where p.id = $1 and ${openTo('v.id')}`;

type MemberRow = Omit<
  MemberResponse,
  'countryregion' | 'distance_km' | 'main_image' | 'shared_interests' | 'likes' | 'facts' | 'notes'
> &
  ViewerFacts &
  Readonly<Record<FactKind | NoteField, string | null>> &
  Readonly<Record<ListName, readonly number[]>> &
  Readonly<Record<'lat' | 'lon' | 'viewer_lat' | 'viewer_lon', number | null>> & {
    readonly region: string | null;
    readonly main_photo: ShownPhoto | null;
    /** Nothing is in common with oneself, nor with somebody invented. */
    readonly alone: boolean;
    readonly shared: readonly number[];
    readonly likes: LikedThingRow | null;
  };

export interface ViewedSite {
  readonly settings: ShownFields & InterestSettings & { readonly cdn_prefix: string };
  readonly prompts: PromptSettings;
  readonly locale: string;
}

const KEYS: ReadonlyMap<number, string> = new Map(INTERESTS);
const keysOf = (ids: readonly number[]): readonly string[] => ids.flatMap((id) => KEYS.get(id) ?? []);

@Injectable()
export class ShowMember {
  constructor(
    private readonly database: Database,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
  ) {}

  /**
   * Somebody as the viewer may see them. A stored revision may name fields that this build does not have: they are left out. Unknown, disabled, blocked either way, and hidden without a conversation with the
   * viewer are all answered alike, as not there.
   */
  async show(id: number, viewer: number, { settings, prompts, locale }: ViewedSite): Promise<MemberResponse> {
    const [row] = await this.database.query<MemberRow>(MEMBER, [id, viewer]);
    if (!row) throw new ProfileNotFound();
    const asked = askedPrompts(prompts.off, prompts.own);
    const { name, age, status, fictional, likeable, online, is_new, verified_at, country, city } = row;
    return {
      ...{ id, name, age, status, fictional, likeable, online, is_new, verified_at, country, city },
      countryregion: regionResponse(this.regions, row, locale),
      distance_km: distanceOf(row),
      main_image: mainImage(row.main_photo, settings.cdn_prefix),
      shared_interests: row.alone ? [] : namesOfInterests(row.shared, settings, locale),
      likes: likedThing(row.likes, settings.cdn_prefix),
      liked: row.liked,
      prompts: row.prompts.filter(({ code }) => asked.includes(code)),
      facts: settings.visible_profile_fields
        .filter(isFactField)
        .map((field) => ({ field, words: wordsOf(row, field) }))
        .filter(({ words }) => words.length > 0)
        .map(({ field, words }) => ({ field, words, shared: row.alone ? [] : sharedOf(row, field, words) })),
      notes: settings.visible_profile_notes.filter(isNoteField).flatMap((field) => {
        const text = row[field];
        return text === null ? [] : [{ field, text }];
      }),
    };
  }
}

function distanceOf({ lat, lon, viewer_lat: viewerLat, viewer_lon: viewerLon }: MemberRow): number | null {
  if (lat === null || lon === null || viewerLat === null || viewerLon === null) return null;
  return distanceBand(kilometresBetween({ lat, lon }, { lat: viewerLat, lon: viewerLon }));
}

function wordsOf(row: MemberRow, field: FactField): readonly string[] {
  if (!isFactKind(field)) return keysOf(row[field]);
  const word = row[field];
  return word === null ? [] : [word];
}

function sharedOf(row: MemberRow, field: FactField, words: readonly string[]): readonly string[] {
  if (field === 'interests') return keysOf(row.shared);
  return words.filter((word) => isChosenByViewer(row, field, word));
}
