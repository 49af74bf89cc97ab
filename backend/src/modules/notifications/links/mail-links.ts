import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { DataKeys } from '../../../platform/data-keys';
import { type OutboxEntry } from '../../../platform/outbox';
import { currentTenantId } from '../../../platform/tenancy';
import { type MailPayload } from '../mail-entry';
import { MAILS } from '../templates';
import { type MailReference, findMail, nameMail } from './mail-reference';
import { unsubscribeToken } from './unsubscribe-token';

/** The addresses in a mail that identify it when they come back: Message-ID, return path and unsubscribe link. */
@Injectable()
export class MailLinks {
  constructor(
    private readonly keys: DataKeys,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** By which a bounce or a complaint is known again. */
  names({ id: entry, createdAt }: OutboxEntry, { person }: MailPayload, host: string) {
    if (!person) return { messageId: `${entry}@${host}` };
    const mail = { tenantId: currentTenantId(), entry, createdAt, address: person.address };
    const { id, returnPath } = nameMail(this.keys, mail);
    const { BOUNCE_DOMAIN } = this.config;
    return {
      messageId: `${id}@${host}`,
      ...(BOUNCE_DOMAIN !== undefined && { returnPath: `${returnPath}@${BOUNCE_DOMAIN}` }),
    };
  }

  /** The mail that a text names. Undefined where it names none to a person. */
  find(text: string): MailReference | undefined {
    return findMail(this.keys, text);
  }

  /** The token of the way out, and where one POST takes it. Undefined for an answer. */
  unsubscribe({ mail, account }: MailPayload, host: string): { token: string; url: string } | undefined {
    const { kind } = MAILS[mail];
    if (kind === 'answer' || account === undefined) return undefined;
    const token = unsubscribeToken(this.keys, currentTenantId(), { account, kind });
    return { token, url: `${originOf(this.config, host)}/api/unsubscribe?token=${token}` };
  }
}
