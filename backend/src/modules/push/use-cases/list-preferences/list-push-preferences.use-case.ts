import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { disabledMailKinds, isMailOffered } from '../../../notifications';
import { OFFERED_KINDS, isKindOn } from '../../preferences/offered-kinds';
import { DEFAULT_QUIET_HOURS, type QuietHours } from '../../preferences/quiet-hours';
import { type PushPreferencesResponse } from './push-preferences.response';

interface Choice {
  readonly kind: string;
  readonly is_on: boolean;
}

@Injectable()
export class ListPushPreferences {
  constructor(private readonly database: Database) {}

  async of(account: number): Promise<PushPreferencesResponse> {
    const [choices = [], quiet = [], mails = []] = await this.database.batch([
      { text: 'select kind, is_on from push_preference where account_id = $1', values: [account] },
      {
        text: 'select is_on as on, starts as from, ends as until from push_quiet_hours where account_id = $1',
        values: [account],
      },
      disabledMailKinds(account),
    ]);
    const chosen = new Map((choices as unknown as Choice[]).map(({ kind, is_on }) => [kind, is_on]));
    const disabled = new Set(mails.map(({ kind }) => kind));
    return {
      kinds: OFFERED_KINDS.map((kind) => ({
        kind,
        channels: { push: isKindOn(kind, chosen.get(kind)), mail: isMailOffered(kind) ? !disabled.has(kind) : null },
      })),
      quiet_hours: (quiet[0] as unknown as QuietHours | undefined) ?? DEFAULT_QUIET_HOURS,
    };
  }
}
