import { Injectable } from '@nestjs/common';
import { sortMethods } from '../../../../../../contract/payments/favourite-methods';
import { Database } from '../../../../platform/database';
import { PublishedSites } from '../../../tenants';
import { findBuyer } from '../../offers/buyer';
import { buyerCountry } from '../../offers/buyer-country';
import { MethodOffers } from '../../offers/method-offers';
import { type PackageOffer, bestValue, packagesIn } from '../../offers/package-offers';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { type OfferResponse } from './offer.response';

@Injectable()
export class ShowOffer {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly accounts: ProviderAccounts,
    private readonly methods: MethodOffers,
  ) {}

  /** @param visitor the country that the call comes from, if known. */
  async show(tenantId: number, member: number, visitor: string | null): Promise<OfferResponse> {
    const [{ document }, buyer, accounts] = await Promise.all([
      this.published.get(tenantId),
      findBuyer(this.database, member),
      this.accounts.active(),
    ]);
    const country = buyerCountry(document, buyer.country, visitor);
    const packages = packagesIn(document, country);
    const best = bestValue(packages);
    const perMessage = document.settings.message_credits;
    const offered = async (offer: PackageOffer): Promise<OfferResponse['packages'][number]> => ({
      ...{ id: offer.id, credits: offer.credits, amount: offer.amount, vat_amount: offer.vatAmount },
      message_amount: perMessage > 0 ? Math.ceil((offer.amount * perMessage) / offer.credits) : null,
      best_value: offer === best,
      methods: sortMethods(await this.methods.of(offer, country, accounts), country, buyer.lastMethod ?? undefined).map(
        ({ method }) => method,
      ),
    });
    return {
      ...{ country, currency: packages[0]?.currency ?? '', credits: buyer.credits },
      vat_basis_points: document.vat_rates[country] ?? 0,
      packages: await Promise.all(packages.map(offered)),
      test: accounts.some(({ access }) => access.mode === 'test'),
    };
  }
}
