import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { PublishedSites } from '../../../tenants';
import { DiscountedOffers } from '../../discounts/discounted-offers';
import { type DiscountCode, discountCode } from '../../discounts/discount-code.response';
import { DiscountNotFound, TimeBonusOff, WelcomeDiscountOff } from '../../discounts/errors';
import { FirstOrderDiscounts } from '../../discounts/first-order-discounts';
import { findBuyer } from '../../offers/buyer';
import { buyerCountry } from '../../offers/buyer-country';
import { packagesIn } from '../../offers/package-offers';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';

@Injectable()
export class GetDiscountCode {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly discounts: FirstOrderDiscounts,
    private readonly prices: DiscountedOffers,
    private readonly accounts: ProviderAccounts,
  ) {}

  /** The time bonus or the welcome discount, with every way to pay some package with it. */
  async get(tenantId: number, member: number, visitor: string | null, isWelcome: boolean): Promise<DiscountCode> {
    const { document } = await this.published.get(tenantId);
    const { features } = document;
    if (isWelcome && !features.welcome_discount) throw new WelcomeDiscountOff();
    if (!isWelcome && !features.time_bonus) throw new TimeBonusOff();
    const discount = await (isWelcome
      ? this.discounts.welcome(member, document)
      : this.discounts.timeBonus(member, document));
    if (!discount) throw new DiscountNotFound();
    const [buyer, accounts] = await Promise.all([findBuyer(this.database, member), this.accounts.active()]);
    const country = buyerCountry(document, buyer.country, visitor);
    const priced = await Promise.all(
      packagesIn(document, country).map((offer) => this.prices.price(offer, country, discount, accounts)),
    );
    const methods = priced.flatMap((one) => (one.isDiscounted ? one.methods.map(({ method }) => method) : []));
    return discountCode(discount, [...new Set(methods)]);
  }
}
