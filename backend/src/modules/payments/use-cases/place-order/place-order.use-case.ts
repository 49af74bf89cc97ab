import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { PublishedSites, type TenantDocument } from '../../../tenants';
import { type AttemptPages, StartAttempt } from '../../attempts/start-attempt';
import { type Discount } from '../../discounts/discount';
import { DiscountedOffers } from '../../discounts/discounted-offers';
import { Discounts } from '../../discounts/discounts';
import { DiscountMethod, DiscountMinimum, DiscountUsed } from '../../discounts/errors';
import { MethodNotOffered, OrderKeyUsed, PackageNotFound, PriceChanged } from '../../errors';
import { findBuyer } from '../../offers/buyer';
import { buyerCountry } from '../../offers/buyer-country';
import { type PackageOffer, packagesIn } from '../../offers/package-offers';
import { type OrderResponse } from '../../orders/order.response';
import { Orders } from '../../orders/orders';
import { findOrderOfKey, type PlacedOrder, writeOrder } from '../../orders/placed-order';
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

@Injectable()
export class PlaceOrder {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly attempts: StartAttempt,
    private readonly orders: Orders,
    private readonly discounts: Discounts,
    private readonly prices: DiscountedOffers,
  ) {}

  async place(purchaser: Purchaser, wish: PlaceOrderRequest): Promise<OrderResponse> {
    const { tenantId, member, visitor, locale } = purchaser;
    const [{ document, revision }, buyer] = await Promise.all([
      this.published.get(tenantId),
      findBuyer(this.database, member),
    ]);
    const country = buyerCountry(document, buyer.country, visitor);
    const listed = packagesIn(document, country).find(({ id }) => id === wish.package);
    if (!listed) throw new PackageNotFound();
    const write = (offer: PackageOffer, discount?: Discount) => {
      const evidence = { ...(buyer.country && { account: buyer.country }), ...(visitor && { address: visitor }) };
      const asked = { consentText: wish.begin_now, language: locale, key: wish.key };
      const order = { account: member, offer, country, evidence, revision, ...asked };
      return writeOrder(this.database, order, discount);
    };
    const placed =
      wish.discount === undefined
        ? await write(asShown(listed, wish))
        : await this.placeDiscounted({ member, listed, country, document, code: wish.discount }, wish, write);
    if (!placed?.isSame) throw new OrderKeyUsed();
    if (placed.isNew)
      await this.attempts.start(
        { ...placed, country },
        wish.method,
        pagesOf(purchaser, placed.id, document.notifications),
      );
    return this.orders.show(placed.id, member);
  }

  /** An order that is there already stays as it is, also where its discount has ended meanwhile. */
  private async placeDiscounted(
    asked: DiscountedOrder,
    wish: PlaceOrderRequest,
    write: (offer: PackageOffer, discount: Discount) => Promise<PlacedOrder | undefined>,
  ): Promise<PlacedOrder> {
    const { member, listed, country, document, code } = asked;
    const known = () => findOrderOfKey(this.database, member, wish);
    const before = await known();
    if (before) return before;
    try {
      const discount = await this.discounts.find(member, code, document, country);
      const placed = await write(asShown(await this.discountedOffer(listed, country, discount, wish), wish), discount);
      if (placed) return placed;
      // It has ended, or went to another order, since it was looked for: looked for again it says which.
      await this.discounts.find(member, code, document, country);
      throw new DiscountUsed();
    } catch (error) {
      // The same press, sent twice at once: the other one has placed the order.
      const meanwhile = await known();
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  private async discountedOffer(
    listed: PackageOffer,
    country: string,
    discount: Discount,
    { method }: PlaceOrderRequest,
  ): Promise<PackageOffer> {
    if (listed.listAmount < discount.minimum) throw new DiscountMinimum(discount.minimum, listed.currency);
    if (discount.methods.length > 0 && !discount.methods.includes(method)) throw new DiscountMethod(discount.methods);
    const { offer, isDiscounted } = await this.prices.price(listed, country, discount);
    if (!isDiscounted) throw new MethodNotOffered();
    return offer;
  }
}

interface DiscountedOrder {
  readonly member: number;
  readonly listed: PackageOffer;
  readonly country: string;
  readonly document: TenantDocument;
  readonly code: string;
}

/** Nothing is ordered at another price than the page has shown. */
function asShown(offer: PackageOffer, { amount, currency }: PlaceOrderRequest): PackageOffer {
  if (offer.amount !== amount || offer.currency !== currency) throw new PriceChanged(offer.amount, offer.currency);
  return offer;
}

/** Where the payer comes back to, and what stands on the provider's page: a name that tells nothing of the niche. */
export const pagesOf = (
  { locale, origin }: Pick<Purchaser, 'locale' | 'origin'>,
  order: number,
  { discreet_name: description }: { readonly discreet_name: string },
): AttemptPages => ({ locale, description, returnUrl: `${origin}/credits/${order}` });
