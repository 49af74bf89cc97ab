import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/database';
import { type DebitBuyer, DebitOffers } from '../../debits/debit-offers';
import { findStanding } from '../../debits/debit-standing';
import { termsOf } from '../../debits/debit-terms';
import { dayOf, targetDayAfter } from '../../debits/target-days';
import { type DebitOfferResponse } from './debit-offer.response';

@Injectable()
export class ShowDebitOffer {
  constructor(
    private readonly database: Database,
    private readonly offers: DebitOffers,
  ) {}

  async show(buyer: DebitBuyer, packageId: string, code?: string): Promise<DebitOfferResponse> {
    const offered = await this.offers.of(buyer, packageId, code);
    const { document, offer, country, creditor, account, discount } = offered;
    const { direct_debit: limits, company } = document;
    const standing = await findStanding(this.database, { account: buyer.member, cooldownDays: limits.cooldown_days });
    const terms = termsOf(document, standing, offer.amount);
    return {
      state: terms === 'blocked' || terms === 'limit_reached' ? terms : 'open',
      ...{ package: offer.id, credits: offer.credits, list_amount: offer.listAmount },
      ...{ discount_amount: offer.discountAmount, discount: discount?.code ?? null },
      ...{ amount: offer.amount, currency: offer.currency },
      ...{ vat_basis_points: offer.vatBasisPoints, vat_amount: offer.vatAmount, country },
      credits_when: terms === 'submitted' ? 'submitted' : 'paid',
      due_on: dayOf(targetDayAfter(new Date(), 1)),
      creditor: {
        ...creditor,
        ...{ address: company.address, zip: company.zip, city: company.city, country: company.country },
      },
      phone_countries: document.settings.countries,
      test: account.access.mode === 'test',
    };
  }
}
