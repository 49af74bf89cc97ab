import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { PublishedSites } from '../../../tenants';
import { type AttemptPages, type PayableOrder, StartAttempt } from '../../attempts/start-attempt';
import { OrderKeyUsed, PackageNotFound, PriceChanged } from '../../errors';
import { findBuyer } from '../../offers/buyer';
import { buyerCountry } from '../../offers/buyer-country';
import { packagesIn } from '../../offers/package-offers';
import { newOrder } from '../../orders/new-order';
import { type OrderResponse } from '../../orders/order.response';
import { Orders } from '../../orders/orders';
import { type PlaceOrderRequest } from './place-order.request';

export interface Purchaser {
  readonly tenantId: number;
  readonly member: number;
  /** The country that the call comes from, if known. */
  readonly visitor: string | null;
  readonly locale: string;
  /** Of the brand, as the member sees it: `https://host`. */
  readonly origin: string;
}

interface Placed extends PayableOrder {
  readonly isNew: boolean;
  readonly isSame: boolean;
}

@Injectable()
export class PlaceOrder {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly attempts: StartAttempt,
    private readonly orders: Orders,
  ) {}

  async place(purchaser: Purchaser, wish: PlaceOrderRequest): Promise<OrderResponse> {
    const { tenantId, member, visitor, locale } = purchaser;
    const [{ document, revision }, buyer] = await Promise.all([
      this.published.get(tenantId),
      findBuyer(this.database, member),
    ]);
    const country = buyerCountry(document, buyer.country, visitor);
    const offer = packagesIn(document, country).find(({ id }) => id === wish.package);
    if (!offer) throw new PackageNotFound();
    if (offer.amount !== wish.amount || offer.currency !== wish.currency)
      throw new PriceChanged(offer.amount, offer.currency);
    const evidence = { ...(buyer.country && { account: buyer.country }), ...(visitor && { address: visitor }) };
    const { text, values } = newOrder({
      ...{ account: member, offer, country, evidence, revision },
      ...{ consentText: wish.begin_now, language: locale, key: wish.key },
    });
    const [placed] = await this.database.query<Placed>(text, values);
    if (!placed?.isSame) throw new OrderKeyUsed();
    if (placed.isNew)
      await this.attempts.start(
        { ...placed, country },
        wish.method,
        pagesOf(purchaser, placed.id, document.notifications),
      );
    return this.orders.show(placed.id, member);
  }
}

/** Where the payer comes back to, and what stands on the provider's page: a name that tells nothing of the niche. */
export const pagesOf = (
  { locale, origin }: Pick<Purchaser, 'locale' | 'origin'>,
  order: number,
  { discreet_name: description }: { readonly discreet_name: string },
): AttemptPages => ({ locale, description, returnUrl: `${origin}/credits/${order}` });
