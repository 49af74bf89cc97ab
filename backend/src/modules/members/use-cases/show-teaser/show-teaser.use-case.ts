import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { MAIN_PHOTO, mainImage } from '../../photos/photo.response';
import { type ShownPhoto } from '../../photos/photo-row';
import { RegionCatalogue } from '../../places/region-catalogue';
import { profileIdOf } from '../../profile/profile-id';
import { ProfileNotFound } from './profile-not-found.error';
import { type TeaserResponse } from './teaser.response';

type Row = Omit<TeaserResponse, 'main_image'> & { readonly photo: ShownPhoto | null };

interface ViewedSite {
  readonly settings: { readonly cdn_prefix: string };
  readonly locale: string;
}

/** A profile as visitors see it. Members are shown to members only; visitors see fictional profiles. */
@Injectable()
export class ShowTeaser {
  constructor(
    private readonly database: Database,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
  ) {}

  async show(id: string, { settings, locale }: ViewedSite): Promise<TeaserResponse> {
    const profileId = profileIdOf(id);
    const [row] = await this.database.query<Row>(
      `select id, name, extract(year from age(current_date, birth_date))::integer as age, country, city, region,
         fictional, about, ${MAIN_PHOTO} as photo
       from profile p where id = $1 and status = 'active' and fictional and country is not null
         and not exists (select from invisible_mode where profile_id = p.id)`,
      [profileId],
    );
    if (!row) throw new ProfileNotFound();
    const { photo, ...told } = row;
    const image = mainImage(photo, settings.cdn_prefix);
    return {
      ...told,
      region: this.regions.nameOf(row.country, row.region, locale),
      main_image: image && { path: image.path },
    };
  }
}
