import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config';
import { type CreditPackage, type SuggestedPrices, readPrices, suggestedPrices } from './document';

/** The operator's price list as it ships with this build; read once. */
@Injectable()
export class PriceList {
  private prices: readonly CreditPackage[] | undefined;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'TENANTS_DIR'>) {}

  suggest(countries: readonly string[], messageCredits: number | undefined): SuggestedPrices {
    this.prices ??= readPrices(this.config.TENANTS_DIR);
    return suggestedPrices(this.prices, countries, messageCredits);
  }
}
