import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/database';
import { OrderKeyUsed, PriceChanged } from '../../../errors';
import { type OrderResponse } from '../../../orders/order.response';
import { Orders } from '../../../orders/orders';
import { DebitOffers } from '../../debits/debit-offers';
import { TakeDebit } from '../../debits/take-debit';
import { PhoneCodeInvalid } from '../../errors';
import { readIban } from '../../mandates/iban';
import { readMobileNumber } from '../../phone-codes/mobile-number';
import { PhoneCodes } from '../../phone-codes/phone-codes';
import { type PayByDebitRequest } from './pay-by-debit.request';

export interface DebitPayer {
  readonly tenantId: number;
  readonly member: number;
  readonly visitor: string | null;
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

  async pay({ tenantId, member, visitor, locale }: DebitPayer, wish: PayByDebitRequest): Promise<OrderResponse> {
    // The code of the first press is used up: only the order tells that it was the same press.
    const known = await this.findOrder(member, wish);
    if (known !== undefined) return this.orders.show(known, member);
    const offered = await this.offers.of(tenantId, member, visitor, wish.package);
    const { document, country, offer } = offered;
    if (offer.amount !== wish.amount) throw new PriceChanged(offer.amount, offer.currency);
    const iban = readIban(wish.iban);
    const phone = readMobileNumber(wish.phone, country, document.settings.countries);
    const code = await this.codes.check(member, phone, wish.otp).catch((error: unknown) => {
      if (error instanceof PhoneCodeInvalid) return undefined;
      throw error;
    });
    if (code === undefined) return this.pressedAgain(member, wish);
    const order = await this.debits.take(offered, {
      ...{ member, visitor, language: locale, key: wish.key, code },
      ...{ textVersion: wish.authorisation, consentText: wish.begin_now, creditsWhen: wish.credits_when },
      details: {
        ...{ holder: wish.account_holder.trim(), iban, street: wish.street.trim(), country },
        ...{ houseNumber: wish.house_number.trim(), zip: wish.zip.trim(), city: wish.city.trim(), phone: phone.number },
      },
    });
    return this.orders.show(order, member);
  }

  /** The same press has just used the code up, in the transaction of its order. */
  private async pressedAgain(member: number, wish: PayByDebitRequest): Promise<OrderResponse> {
    const known = await this.findOrder(member, wish);
    if (known === undefined) throw new PhoneCodeInvalid();
    return this.orders.show(known, member);
  }

  private async findOrder(member: number, wish: PayByDebitRequest): Promise<number | undefined> {
    const [order] = await this.database.query<{ id: number; isSame: boolean }>(
      `select id, package_id = $3 and amount = $4::integer as "isSame" from payment_order
       where account_id = $1::integer and client_key = $2::uuid`,
      [member, wish.key, wish.package, wish.amount],
    );
    if (order && !order.isSame) throw new OrderKeyUsed();
    return order?.id;
  }
}
