import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { RegionCatalogue } from '../../places/region-catalogue';
import { profileIdOf } from '../../profile/profile-id';
import { ProfileNotFound } from './profile-not-found.error';
import { type TeaserResponse } from './teaser.response';

/** What a visitor sees of a profile. Members are shown to members; visitors see only those who are invented. */
@Injectable()
export class ShowTeaser {
  constructor(
    private readonly database: Database,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
  ) {}

  async show(id: string, locale: string): Promise<TeaserResponse> {
    const profileId = profileIdOf(id);
    const [row] = await this.database.query<Omit<TeaserResponse, 'main_image'>>(
      `select id, name, extract(year from age(current_date, birth_date))::integer as age, country, city, region,
         fictional, about
       from profile where id = $1 and status = 'active' and fictional and country is not null
         and not exists (select from invisible_mode where profile_id = profile.id)`,
      [profileId],
    );
    if (!row) throw new ProfileNotFound();
    return { ...row, region: this.regions.nameOf(row.country, row.region, locale), main_image: null };
  }
}
