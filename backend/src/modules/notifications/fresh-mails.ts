import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../contract/text/locales';
import { type MailName, type MailParams } from './templates';

interface Written<N extends MailName> {
  readonly account: number;
  readonly locale: Locale;
  readonly params: MailParams[N];
}

type Refresh<N extends MailName> = (mail: Written<N>) => Promise<MailParams[N] | null>;

/** Mails that are looked at once more when they go out: what they say then, or that nobody needs them any more. */
@Injectable()
export class FreshMails {
  private readonly refreshes: { [N in MailName]?: Refresh<N> } = {};

  register<N extends MailName>(mail: N, refresh: Refresh<N>): void {
    Object.assign(this.refreshes, { [mail]: refresh });
  }

  /** Null: it does not go out. */
  async fresh<N extends MailName>(mail: N, written: Written<N>): Promise<MailParams[N] | null> {
    const refresh = this.refreshes[mail];
    return refresh ? refresh(written) : written.params;
  }
}
