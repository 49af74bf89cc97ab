import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/database';
import { DiscountUsed } from '../../../discounts/errors';
import { OrderKeyUsed, PriceChanged } from '../../../errors';
import { type OrderResponse } from '../../../orders/order.response';
import { Orders } from '../../../orders/orders';
import { findOrderOfKey } from '../../../orders/placed-order';
import { type DebitBuyer, DebitOffers } from '../../debits/debit-offers';
import { TakeDebit } from '../../debits/take-debit';
import { IbanNotSepa, PhoneCodeInvalid } from '../../errors';
import { readIban } from '../../mandates/iban';
import { readMobileNumber } from '../../phone-codes/mobile-number';
import { PhoneCodes } from '../../phone-codes/phone-codes';
import { type PayByDebitRequest } from './pay-by-debit.request';

export interface DebitPayer extends DebitBuyer {
  readonly locale: string;
}

@Injectable()
export class PayByDebit {
  constructor(
    private readonly database: Database,
    private readonly offers: DebitOffers,
    private readonly codes: PhoneCodes,
    private readonly debits: TakeDebit,
    private readonly orders: Orders,
  ) {}

  async pay(payer: DebitPayer, wish: PayByDebitRequest): Promise<OrderResponse> {
    const { member } = payer;
    // The first press has used up its code and its discount: only the order tells that it was the same press.
    const known = await this.findOrder(member, wish);
    if (known !== undefined) return this.orders.show(known, member);
    const order = await this.take(payer, wish).catch(async (error: unknown) => {
      if (!(error instanceof PhoneCodeInvalid) && !(error instanceof DiscountUsed)) throw error;
      // The same press may have used them just now, in the transaction of its order.
      const meanwhile = await this.findOrder(member, wish);
      if (meanwhile !== undefined) return meanwhile;
      throw error;
    });
    return this.orders.show(order, member);
  }

  /** Answers the order. */
  private async take(payer: DebitPayer, wish: PayByDebitRequest): Promise<number> {
    const { member, visitor, locale } = payer;
    const offered = await this.offers.of(payer, wish.package, wish.discount);
    const { document, country, offer } = offered;
    if (offer.amount !== wish.amount) throw new PriceChanged(offer.amount, offer.currency);
    const iban = readIban(wish.iban);
    if (!offered.account.debits.takesIban(iban)) throw new IbanNotSepa();
    const phone = readMobileNumber(wish.phone, country, document.settings.countries);
    const code = await this.codes.check(member, phone, wish.otp);
    const debit = {
      ...{ member, visitor, language: locale, key: wish.key, code },
      ...{ textVersion: wish.authorisation, consentText: wish.begin_now, creditsWhen: wish.credits_when },
      details: {
        ...{ holder: wish.account_holder.trim(), iban, street: wish.street.trim(), country },
        ...{ houseNumber: wish.house_number.trim(), zip: wish.zip.trim(), city: wish.city.trim(), phone: phone.number },
      },
    };
    return this.debits.take(offered, debit).catch(async (error: unknown) => {
      // The discount ended, or went to another order, since it was looked for: looked for again it says which.
      if (error instanceof DiscountUsed) await this.offers.of(payer, wish.package, wish.discount);
      throw error;
    });
  }

  private async findOrder(member: number, wish: PayByDebitRequest): Promise<number | undefined> {
    const known = await findOrderOfKey(this.database, member, wish);
    if (known && !known.isSame) throw new OrderKeyUsed();
    return known?.id;
  }
}
