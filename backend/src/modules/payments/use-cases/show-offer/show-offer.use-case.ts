import { Injectable } from '@nestjs/common';
import { sortMethods } from '../../../../../../contract/payments/favourite-methods';
import { type PaymentMethod } from '../../../../../../contract/payments/methods';
import { Database } from '../../../../platform/database';
import { type OfferedMethod } from '../../../../platform/payments';
import { PublishedSites, type TenantDocument } from '../../../tenants';
import { debitAccount } from '../../direct-debit/debits/debit-offers';
import { type Discount } from '../../discounts/discount';
import { discountCode, type OfferedDiscount } from '../../discounts/discount-code.response';
import { DiscountedOffers, type PricedOffer } from '../../discounts/discounted-offers';
import { Discounts } from '../../discounts/discounts';
import { DiscountMethod, DiscountMinimum } from '../../discounts/errors';
import { type Buyer, findBuyer } from '../../offers/buyer';
import { buyerCountry } from '../../offers/buyer-country';
import { bestValue, packagesIn } from '../../offers/package-offers';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { type OfferResponse } from './offer.response';

@Injectable()
export class ShowOffer {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly accounts: ProviderAccounts,
    private readonly discounts: Discounts,
    private readonly prices: DiscountedOffers,
  ) {}

  /**
   * @param visitor the country that the call comes from, if known.
   * @param code of a discount that the member has typed; without one it is the active discount.
   */
  async show(tenantId: number, member: number, visitor: string | null, code?: string): Promise<OfferResponse> {
    const [{ document }, buyer, accounts] = await Promise.all([
      this.published.get(tenantId),
      findBuyer(this.database, member),
      this.accounts.active(),
    ]);
    const country = buyerCountry(document, buyer.country, visitor);
    const [typed, open] = await Promise.all([
      code === undefined ? undefined : this.discounts.find(member, code, document, country),
      this.discounts.open(member, document, country),
    ]);
    const discount = typed ?? open.find(({ heldBy }) => heldBy === null);
    const offers = packagesIn(document, country);
    const byForm = debitAccount(document, accounts) !== undefined;
    const hosted = await Promise.all(offers.map((offer) => this.prices.price(offer, country, discount, accounts)));
    const priced = hosted.map((one) => withDebit(one, document, byForm, discount));
    const isTaken = priced.some(({ isDiscounted }) => isDiscounted);
    // Without any way to pay, the discount is not what is wrong.
    if (typed && !isTaken && priced.some(({ methods }) => methods.length > 0)) throw reasonAgainst(typed, priced);
    return {
      ...{ country, currency: offers[0]?.currency ?? '', credits: buyer.credits },
      vat_basis_points: document.vat_rates[country] ?? 0,
      packages: packagesOf(priced, document, country, buyer),
      discount: discount && isTaken ? offered(discount, priced) : null,
      discounts: open.map((one) => offered(one, priced)),
      direct_debit_form: byForm,
      test: accounts.some(({ access }) => access.mode === 'test'),
    };
  }
}

/**
 * A direct debit is offered where the brand has it on, and paid on a provider's page where no form of ours takes it. Our
 * form takes euros alone, and the price of a discount only where direct debits are among its ways to pay.
 */
function withDebit(
  priced: PricedOffer,
  { features }: TenantDocument,
  byForm: boolean,
  discount: Discount | undefined,
): WithMethods {
  if (features.direct_debit && !byForm) return priced;
  const methods = priced.methods.filter(({ method }) => method !== 'sepa_debit');
  const isOurs =
    byForm &&
    priced.offer.currency === 'EUR' &&
    (!priced.isDiscounted || discount === undefined || isUsableWith(discount, 'sepa_debit'));
  return { ...priced, methods: isOurs ? [...methods, { method: 'sepa_debit' }] : methods };
}

/** A package at its price, and how it is paid, wherever that is. */
type WithMethods = Omit<PricedOffer, 'methods'> & { readonly methods: readonly Pick<OfferedMethod, 'method'>[] };

const isUsableWith = ({ methods }: Discount, method: PaymentMethod): boolean =>
  methods.length === 0 || methods.includes(method);

function packagesOf(
  priced: readonly WithMethods[],
  { settings }: TenantDocument,
  country: string,
  buyer: Buyer,
): OfferResponse['packages'] {
  const best = bestValue(priced.map(({ offer }) => offer));
  const perMessage = settings.message_credits;
  return priced.map(({ offer, methods }) => ({
    ...{ id: offer.id, credits: offer.credits, list_amount: offer.listAmount, discount_amount: offer.discountAmount },
    ...{ amount: offer.amount, vat_amount: offer.vatAmount },
    message_amount: perMessage > 0 ? Math.ceil((offer.amount * perMessage) / offer.credits) : null,
    best_value: offer === best,
    methods: sortMethods(methods, country, buyer.lastMethod ?? undefined).map(({ method }) => method),
  }));
}

function offered(discount: Discount, priced: readonly WithMethods[]): OfferedDiscount {
  const methods = new Set(priced.flatMap((one) => one.methods.map(({ method }) => method)));
  const usable = [...methods].filter((one) => isUsableWith(discount, one));
  return { ...discountCode(discount, usable), order: discount.heldBy, first_order: discount.id === null };
}

const reasonAgainst = (discount: Discount, priced: readonly WithMethods[]): Error =>
  priced.some(({ offer }) => offer.listAmount >= discount.minimum) || discount.currency === null
    ? new DiscountMethod(discount.methods)
    : new DiscountMinimum(discount.minimum, discount.currency);
