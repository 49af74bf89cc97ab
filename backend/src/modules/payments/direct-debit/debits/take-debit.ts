import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { DiscountUsed } from '../../discounts/errors';
import { findOrderOfKey, writeOrder } from '../../orders/placed-order';
import { OrderKeyUsed } from '../../errors';
import { DebitTermsChanged, DirectDebitBlocked, DirectDebitLimitReached } from '../errors';
import { ibanHash, keepMandate } from '../mandates/keep-mandate';
import { type MandateDetails } from '../mandates/mandate-proof';
import { PhoneCodes } from '../phone-codes/phone-codes';
import { type DebitOffer } from './debit-offers';
import { findStanding } from './debit-standing';
import { termsOf } from './debit-terms';
import { StartDebit, type StartableDebit } from './start-debit';
import { dayOf, targetDayAfter } from './target-days';
import { writeDebit } from './write-debit';

export interface DebitWish {
  readonly member: number;
  readonly visitor: string | null;
  readonly language: string;
  readonly details: MandateDetails;
  readonly textVersion: string;
  readonly consentText: string;
  readonly creditsWhen: 'submitted' | 'paid';
  readonly key: string;
  /** The code that was checked, to be used up. */
  readonly code: string;
}

/** Orders a package, keeps the mandate and begins the debit, all of it or nothing; then asks whoever collects. */
@Injectable()
export class TakeDebit {
  constructor(
    private readonly database: Database,
    private readonly codes: PhoneCodes,
    private readonly debits: StartDebit,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  /** Answers the order. Throws DiscountUsed also where the discount has ended meanwhile. */
  async take(offer: DebitOffer, wish: DebitWish): Promise<number> {
    const written = await this.database.transaction(() => this.write(offer, wish));
    if (written.debit) await this.debits.start(offer, written.debit);
    return written.order;
  }

  private async write(
    offered: DebitOffer,
    wish: DebitWish,
  ): Promise<{ readonly order: number; readonly debit?: StartableDebit }> {
    const { document, revision, buyer, country, offer, creditor, account } = offered;
    const { member, visitor, details } = wish;
    await this.database.query('select from account where id = $1::integer for no key update', [member]);
    const evidence = { ...(buyer.country && { account: buyer.country }), ...(visitor && { address: visitor }) };
    const { key } = wish;
    const order =
      (await findOrderOfKey(this.database, member, { key, package: offer.id, amount: offer.amount })) ??
      (await writeOrder(
        this.database,
        {
          ...{ account: member, offer, country, evidence, revision, key },
          ...{ consentText: wish.consentText, language: wish.language },
        },
        offered.discount,
      ));
    if (!order) throw new DiscountUsed();
    if (!order.isSame) throw new OrderKeyUsed();
    if (!order.isNew) return { order: order.id };
    const isFirst = await this.checkTerms(offered, wish);
    await this.codes.enter(wish.code);
    const mandate = await keepMandate(this.database, this.keys, {
      ...{ account: member, details, creditor, providerAccount: account.id },
      ...{ phoneHash: this.codes.hashOf(details.phone), textVersion: wish.textVersion, language: wish.language },
    });
    const attempt = await writeDebit(this.database, {
      ...{ order: order.id, mandate: mandate.id, isFirst: isFirst || mandate.isUnused, providerAccount: account.id },
      ...{ creditsWhen: wish.creditsWhen, dueOn: dayOf(targetDayAfter(new Date(), 1)) },
    });
    const { discreet_name: description } = document.notifications;
    return { order: order.id, debit: { attempt, mandate, details, description, code: wish.code } };
  }

  /** Whether it is the first debit. Throws where it is refused, or its credits come at another time than the page said. */
  private async checkTerms(
    { document, offer }: DebitOffer,
    { member, details, creditsWhen }: DebitWish,
  ): Promise<boolean> {
    const { direct_debit: limits } = document;
    const standing = await findStanding(this.database, {
      ...{ account: member, iban: ibanHash(this.keys, details.iban), cooldownDays: limits.cooldown_days },
    });
    const terms = termsOf(document, standing, offer.amount);
    if (terms === 'blocked') throw new DirectDebitBlocked();
    if (terms === 'limit_reached') throw new DirectDebitLimitReached();
    // Earlier than promised is no harm; later is another bargain.
    if (terms === 'paid' && creditsWhen === 'submitted') throw new DebitTermsChanged(terms);
    return standing.isFirst;
  }
}
