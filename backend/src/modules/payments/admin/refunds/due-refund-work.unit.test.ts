import { PROVIDER_NAMES, PaymentProviders } from '../../../../platform/payments';
import { REFUNDED_BY_HAND } from './due-refund-work';

it('counts as made by hand what no provider has a call for', () => {
  const address = 'http://localhost';
  const providers = new PaymentProviders({
    ...{ MOLLIE_API_URL: address, STRIPE_API_URL: address },
    ...{ FLEXPAY_API_URL: address, FLEXPAY_PAGES_URL: address },
  });
  expect(PROVIDER_NAMES.filter((name) => providers.byName(name).refunds === 'by_hand')).toEqual(REFUNDED_BY_HAND);
});
