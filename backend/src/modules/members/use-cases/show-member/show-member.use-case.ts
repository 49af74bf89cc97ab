import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { INTERESTS } from '../../interests/interests';
import { MAIN_PHOTO, mainImage } from '../../photos/photo.response';
import { type ShownPhoto } from '../../photos/photo-row';
import { kilometresBetween } from '../../places/place-index';
import { RegionCatalogue } from '../../places/region-catalogue';
import { regionResponse } from '../../places/region.response';
import { distanceBand } from '../../profile/distance-band';
import { type FactField, type NoteField, type ShownFields } from '../../profile/profile-fields';
import { visibleTo } from '../../profile/visible-to';
import { ProfileNotFound } from '../show-teaser/profile-not-found.error';
import { type MemberResponse } from './member.response';

/** Minutes after which an open page has told again that it is open, and some. */
const ONLINE_MINUTES = 7;
const NEW_DAYS = 14;

const MEMBER = `
  select p.id, p.name, extract(year from age(current_date, p.birth_date))::integer as age, p.status, p.fictional,
    coalesce(not p.fictional and l.active_at > now() - interval '${ONLINE_MINUTES} minutes', false) as online,
    coalesce(l.joined_at > now() - interval '${NEW_DAYS} days', false) as is_new,
    p.country, p.region, p.city, p.latitude as lat, p.longitude as lon,
    v.latitude as viewer_lat, v.longitude as viewer_lon, p.gender, p.sexuality, p.relationship_status, p.body_type,
    p.hair_color, p.eye_color, p.interests, p.about as about_me, p.looking_for, ${MAIN_PHOTO} as main_photo
  from profile p join profile v on v.id = $2 left join listing l on l.profile_id = p.id
  where p.id = $1 and ${visibleTo('v.id')}`;

type MemberRow = Omit<MemberResponse, 'countryregion' | 'distance_km' | 'main_image' | 'facts' | 'notes'> &
  Readonly<Record<Exclude<FactField, 'interests'> | NoteField, string | null>> &
  Readonly<Record<'lat' | 'lon' | 'viewer_lat' | 'viewer_lon', number | null>> & {
    readonly region: string | null;
    readonly interests: readonly number[];
    readonly main_photo: ShownPhoto | null;
  };

export interface ViewedSite {
  readonly settings: ShownFields & { readonly cdn_prefix: string };
  readonly locale: string;
}

const KEYS: ReadonlyMap<number, string> = new Map(INTERESTS);

@Injectable()
export class ShowMember {
  constructor(
    private readonly database: Database,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
  ) {}

  /** Somebody as the viewer may see them. Unknown, hidden, disabled, and blocked either way are all the same: not there. */
  async show(id: number, viewer: number, { settings, locale }: ViewedSite): Promise<MemberResponse> {
    const [row] = await this.database.query<MemberRow>(MEMBER, [id, viewer]);
    if (!row) throw new ProfileNotFound();
    const { name, age, status, fictional, online, is_new, country, city } = row;
    return {
      ...{ id, name, age, status, fictional, online, is_new, country, city },
      countryregion: regionResponse(this.regions, row, locale),
      distance_km: distanceOf(row),
      main_image: mainImage(row.main_photo, settings.cdn_prefix),
      facts: settings.visible_profile_fields
        .map((field) => ({ field, words: wordsOf(row, field) }))
        .filter(({ words }) => words.length > 0),
      notes: settings.visible_profile_notes.flatMap((field) => {
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
  if (field === 'interests') return row.interests.flatMap((id) => KEYS.get(id) ?? []);
  const word = row[field];
  return word === null ? [] : [word];
}
