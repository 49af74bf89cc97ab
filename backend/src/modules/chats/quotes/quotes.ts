import { Injectable } from '@nestjs/common';
import { askedPrompts } from '../../../../../contract/profile/prompts';
import { Database } from '../../../platform/database';
import { type ProfileThing, answerTo, openTo, shownPhoto } from '../../members';
import { type TenantDocument } from '../../tenants';
import { KnownPartners } from '../use-cases/send-message/known-partners';
import { type Recipient } from '../use-cases/send-message/send-statement';
import { type Quote } from './quote';

type Asked = Pick<TenantDocument, 'prompts'>;

/** Resolves what a message is about into what is kept with it. */
@Injectable()
export class Quotes {
  constructor(
    private readonly database: Database,
    private readonly partners: KnownPartners,
  ) {}

  /** Undefined where the sender does not see it on the receiver's profile. */
  async find(sender: number, to: Recipient, thing: ProfileThing, { prompts }: Asked): Promise<Quote | undefined> {
    const partner = await this.partners.find(sender, to);
    if (partner === undefined) return undefined;
    const [row] = await this.database.query<{ answer: string | null; has_photo: boolean }>(
      `select ${answerTo('p.id', '$4::text')} as answer, ${shownPhoto('p.id', '$3::integer')} is not null as has_photo
       from profile p where p.id = $2::integer and ${openTo('$1::integer')}`,
      [sender, partner, thing.photo, thing.prompt],
    );
    if (thing.photo !== null) return row?.has_photo === true ? { ...thing, text: null } : undefined;
    const isAsked = askedPrompts(prompts.off, prompts.own).includes(thing.prompt);
    return isAsked && row?.answer != null ? { ...thing, text: row.answer } : undefined;
  }
}
