import { Inject, Injectable } from '@nestjs/common';
import { type Locale, LOCALES } from '../../../../../../contract/text/locales';
import { PlatformDatabase } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { MemberNotFound } from '../../../accounts';
import { CLEAR_FOR_FREE, type MemberResponse, ProfileNotFound, ShowMember, mostPhotos } from '../../../members';
import { packagesIn } from '../../../payments';
import { type PublishedSite, PublishedSites } from '../../../tenants';
import { type AsOthersResponse } from './as-others.response';

interface Facts {
  readonly language: string;
  readonly country: string | null;
  readonly paid_user: boolean;
  readonly invisible: boolean;
  readonly photos: readonly number[];
}

/** Shows a member as others see them, and the limits, prices and switches that their own app has. */
@Injectable()
export class AsOthers {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(ShowMember) private readonly members: ShowMember,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  async show(tenantId: number, account: number): Promise<AsOthersResponse> {
    const [facts] = await this.platform.query<Facts>(
      `select a.language, p.country, a.premium_since is not null as paid_user,
         exists (select from invisible_mode i where i.tenant_id = p.tenant_id and i.profile_id = p.id) as invisible,
         array(select f.id from photo f where f.tenant_id = p.tenant_id and f.profile_id = p.id and f.status = 'active'
           order by f.position, f.id) as photos
       from account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id where a.tenant_id = $1 and a.id = $2`,
      [tenantId, account],
    );
    if (!facts) throw new MemberNotFound();
    const site = await runInTenant(tenantId, () => this.published.get(tenantId));
    return {
      profile: await runInTenant(tenantId, () => this.profile(account, site, facts.language)),
      invisible: facts.invisible,
      photos: facts.photos.map((id, place) => ({ id, clear_for_all: place < CLEAR_FOR_FREE })),
      app: appOf(site, facts),
    };
  }

  /** As it opens to the member themself: to anybody else it is the same, without what two people share. */
  private async profile(
    account: number,
    { document }: PublishedSite,
    language: string,
  ): Promise<MemberResponse | null> {
    const locale: Locale = LOCALES.find((one) => one === language) ?? 'en';
    try {
      return await this.members.show(account, account, {
        ...{ settings: document.settings, prompts: document.prompts, locale },
      });
    } catch (error) {
      if (error instanceof ProfileNotFound) return null;
      throw error;
    }
  }
}

function appOf({ revision, document }: PublishedSite, facts: Facts): AsOthersResponse['app'] {
  const { settings } = document;
  const packages = facts.country === null ? [] : packagesIn(document, facts.country);
  return {
    ...{ revision, language: facts.language, country: facts.country, paid_user: facts.paid_user },
    ...{ message_credits: settings.message_credits, photo_credits: settings.photo_credits },
    ...{ gift_credits: settings.gift_credits, message_length: settings.message_length },
    most_photos: mostPhotos(facts.paid_user),
    packages: packages.map(({ id, credits, amount, currency }) => ({ id, credits, amount, currency })),
    flags: Object.fromEntries(
      Object.entries(settings).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
  };
}
