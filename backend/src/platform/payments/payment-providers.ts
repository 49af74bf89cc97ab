import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { BankProvider } from './bank/bank-provider';
import { FlexPayProvider } from './flexpay/flexpay-provider';
import { MollieProvider } from './mollie/mollie-provider';
import { type PaymentProvider, type ProviderName } from './provider';
import { StripeProvider } from './stripe/stripe-provider';

type ProviderAddress = 'MOLLIE_API_URL' | 'STRIPE_API_URL' | 'FLEXPAY_API_URL' | 'FLEXPAY_PAGES_URL';

/** The providers of payments that the product speaks to, at the addresses of this deployment. */
@Injectable()
export class PaymentProviders {
  private readonly providers: Readonly<Record<ProviderName, PaymentProvider>>;

  constructor(@Inject(CONFIG) config: Pick<Config, ProviderAddress>) {
    this.providers = {
      mollie: new MollieProvider(config.MOLLIE_API_URL),
      stripe: new StripeProvider(config.STRIPE_API_URL),
      flexpay: new FlexPayProvider(config.FLEXPAY_API_URL, config.FLEXPAY_PAGES_URL),
      bank: new BankProvider(),
    };
  }

  byName(name: ProviderName): PaymentProvider {
    return this.providers[name];
  }
}
