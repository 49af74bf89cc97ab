import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../platform/database';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { MEDIA, RegionCatalogue, mainImage, regionResponse } from '../../../members';
import { hashOf } from '../../secret-token';
import { type User } from './user.response';

export interface UserRow {
  readonly status: User['status'];
  readonly email: string;
  readonly language: string;
  readonly signup_date: Date;
  readonly id: number;
  readonly name: string;
  readonly country: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly profile_status: 'active' | 'disabled';
  readonly fictional: boolean;
  readonly main_photo_key: string | null;
  readonly main_photo_width: number;
  readonly main_photo_height: number;
  readonly credits: number;
  readonly paid_user: boolean;
  readonly has_password: boolean;
  readonly notifications_disabled: string[];
  readonly is_stale: boolean;
}

/** The brand's settings that are part of a user's data. */
export interface UserBrand {
  readonly fictional_icon: string;
  readonly cdn_prefix: string;
}

const USER = `
  select a.status, a.email, a.language, a.created_at as signup_date, p.id, p.name, p.country, p.city, p.region,
    p.status as profile_status, p.fictional, p.main_photo_key, p.main_photo_width, p.main_photo_height, b.balance as credits,
    a.premium_since is not null as paid_user, a.has_password, a.notifications_disabled,
    s.seen_at < now() - interval '5 minutes' as is_stale
  from session s join account a on a.id = s.account_id join profile p on p.id = a.id
    join credit_balance b on b.account_id = a.id
  where s.token_hash = $1 and s.expires_at > now() and a.status in ('not_confirmed', 'active')`;

@Injectable()
export class GetUser {
  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The user that a session token belongs to. */
  async get(token: string, brand: UserBrand): Promise<User | null> {
    const hash = hashOf(token);
    const [row] = await this.database.query<UserRow>(USER, [hash]);
    if (row?.is_stale) this.touch(hash);
    return row ? userOf(row, brand) : null;
  }

  // The answer does not wait for it.
  private touch(hash: Buffer): void {
    this.database
      .execute('update session set seen_at = now() where token_hash = $1', [hash])
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'a session could not be marked as seen');
      });
  }
}

/** The same for the batch that opens the session; `userOf` reads its row. */
export const userStatement = (token: string): Statement => ({ text: USER, values: [hashOf(token)] });

export function userOf(row: UserRow, brand: UserBrand): User {
  const { id, name, country, city, profile_status: status, fictional } = row;
  const countryregion = regionResponse(RegionCatalogue.shared, row, row.language);
  return {
    status: row.status,
    email: row.email,
    profile: { id, name, country, city, countryregion, status, fictional, main_image: imageOf(row, brand) },
    credits: row.credits,
    paid_user: row.paid_user,
    has_password: row.has_password,
    fictional_icon: brand.fictional_icon,
    language: row.language,
    signup_date: row.signup_date.toISOString(),
    notifications_disabled: row.notifications_disabled,
  };
}

/** While nobody else sees the profile, only this host hands out its photo. */
function imageOf(row: UserRow, { cdn_prefix: prefix }: UserBrand): User['profile']['main_image'] {
  const { main_photo_key: key, main_photo_width: width, main_photo_height: height } = row;
  if (key === null) return null;
  return mainImage({ key, width, height, status: 'active' }, row.profile_status === 'active' ? prefix : MEDIA);
}
