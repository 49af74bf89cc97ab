import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailError, MailTransport } from '../../platform/mail';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../platform/outbox';
import { counter } from '../../platform/telemetry';
import { currentTenantId } from '../../platform/tenancy';
import { MailBrands } from './brand/mail-brands';
import { MailLinks } from './links/mail-links';
import { FreshMails } from './fresh-mails';
import { MAIL_KIND, type MailPayload, storedMail } from './mail-entry';
import { bounceOfRefusal } from './bounces/bounce-of-refusal';
import { MailRenderer } from './rendering/mail-renderer';
import { MailEvents, type MailOutcome } from './suppression/mail-events';
import { SendingRules, type Withheld } from './suppression/sending-rules';
import { MAILS, type MailName, isMailName } from './templates';

const withheldMails = counter('mails_withheld_total', 'Mails that were not sent, and why', ['mail', 'reason']);

/** No host is below it (RFC 6761). Accounts that the platform has for itself have such addresses. */
const NO_HOST = '.invalid';

/** Makes a mail of an outbox entry and hands it to the mail server. Twice the same entry is twice the same Message-ID. */
@Injectable()
export class MailHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly brands: MailBrands,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
    private readonly rules: SendingRules,
    private readonly links: MailLinks,
    private readonly events: MailEvents,
    private readonly fresh: FreshMails,
  ) {}

  onModuleInit(): void {
    this.handlers.register(MAIL_KIND, (entry) => this.send(entry));
  }

  async send(entry: OutboxEntry): Promise<void> {
    const stored = storedMail(entry.payload);
    const { mail, person, account, replyTo } = stored;
    if (!isMailName(mail)) throw new DeliveryError('deferred', 'unknown_mail');
    const withheld = await this.withheld(entry.id, stored);
    if (withheld !== null) {
      await this.withhold(entry.id, stored, withheld);
      return;
    }
    const brand = await this.brands.brandOf(currentTenantId());
    const locale = person?.locale ?? brand.locale;
    const tag = brand.tagFor(locale, person?.country);
    const unsubscribe = this.links.unsubscribe(stored, brand.host);
    const params = await this.fresh.fresh(mail, { account: account ?? 0, locale, params: stored.params });
    if (params === null) {
      await this.withhold(entry.id, stored, 'outdated');
      return;
    }
    const rendered = await this.renderer.render(mail, brand, tag, params, unsubscribe?.token);
    const names = this.links.names(entry, stored, brand.host);
    try {
      await this.transport.send({
        ...names,
        from: brand.sender,
        to: person?.address ?? brand.supportEmail,
        ...(replyTo && { replyTo }),
        ...rendered,
        language: tag,
        automatic: MAILS[mail].automatic,
        ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
      });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      await this.note(error, names.messageId, mail);
      if (error.fault === 'refused') await this.log(entry.id, stored, 'refused', error.code);
      throw new DeliveryError(error.fault, error.code, { cause: error });
    }
    await this.log(entry.id, stored, 'sent');
  }

  private async withhold(entry: string, stored: MailPayload, reason: Withheld | 'outdated'): Promise<void> {
    withheldMails.inc({ mail: stored.mail, reason });
    await this.log(entry, stored, 'withheld', reason);
  }

  /** Not the mail that tells somebody of their erasure: by then there is no account. */
  private async log(
    entry: string,
    { mail, person }: MailPayload,
    outcome: MailOutcome,
    reason?: string,
  ): Promise<void> {
    if (!person || MAILS[mail].isLast === true) return;
    await this.events.log({ entry, mail, address: person.address, outcome, ...(reason !== undefined && { reason }) });
  }

  /** A server that refuses for good while we speak to it says what others report later. */
  private async note({ refusal }: MailError, messageId: string, name: MailName): Promise<void> {
    // No hash of an erased person's address is kept.
    const mail = refusal && MAILS[name].isLast !== true ? this.links.find(messageId) : undefined;
    if (refusal && mail) await this.events.record(mail, bounceOfRefusal(refusal));
  }

  /** Mails to a brand's own support are never withheld. */
  private async withheld(entry: string, { mail, person, account }: MailPayload): Promise<Withheld | null> {
    if (!person) return null;
    if (person.address.endsWith(NO_HOST)) return 'no_such_host';
    const { kind, accounts } = MAILS[mail];
    if (kind === 'answer' || account === undefined) return this.rules.answer(entry, person.address);
    const statuses = accounts === undefined ? ['not_confirmed', 'active'] : [accounts];
    return this.rules.optional({ account, address: person.address, kind, statuses });
  }
}
