import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { MollieProvider } from './mollie/mollie-provider';
import { type PaymentProvider, type ProviderName } from './provider';
import { StripeProvider } from './stripe/stripe-provider';

/** The providers of payments that the product speaks to, at the addresses of this deployment. */
@Injectable()
export class PaymentProviders {
  private readonly providers: Readonly<Record<ProviderName, PaymentProvider>>;

  constructor(@Inject(CONFIG) config: Pick<Config, 'MOLLIE_API_URL' | 'STRIPE_API_URL'>) {
    this.providers = {
      mollie: new MollieProvider(config.MOLLIE_API_URL),
      stripe: new StripeProvider(config.STRIPE_API_URL),
    };
  }

  byName(name: ProviderName): PaymentProvider {
    return this.providers[name];
  }
}
