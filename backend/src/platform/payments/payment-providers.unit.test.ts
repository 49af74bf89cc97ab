import { Test } from '@nestjs/testing';
import { mollieProfile } from '../../../test/support/mollie-wire';
import { ProviderServer } from '../../../test/support/provider-server';
import { stripeConfiguration, stripeList } from '../../../test/support/stripe-wire';
import { ConfigModule } from '../config/config.module';
import { readConfig } from '../config/config';
import { PROVIDER_NAMES, PaymentProviders, PaymentProvidersModule, ProviderError } from '.';

const KEYS = {
  mollie: 'test_1',
  stripe: 'sk_test_1',
  flexpay: '12345:signature_key',
  bank: 'NL91ABNA0417164300:ABNANL2A:Demo',
};

test('each provider is reached at the address that the environment names', async () => {
  const stripe = await ProviderServer.start('application/json');
  const mollie = await ProviderServer.start('application/hal+json');
  stripe.answer = ({ path }) =>
    path === '/v1/account' ? [200, { id: 'acct_1' }] : [200, stripeList(path, [stripeConfiguration([])])];
  const flexpay = await ProviderServer.start('text/plain');
  flexpay.answer = () => (response) => response.writeHead(200).end('response: NOTFOUND');
  mollie.answer = () => [200, mollieProfile()];
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://app',
    DATABASE_PLATFORM_URL: 'postgres://platform',
    REDIS_URL: 'redis://localhost',
    SMTP_URL: 'smtp://localhost',
    STORAGE: 'file:///files',
    SECRET_KEY: 's'.repeat(32),
    DATA_KEY: 'd'.repeat(32),
    LOG_LEVEL: 'silent',
    STRIPE_API_URL: stripe.address,
    MOLLIE_API_URL: mollie.address,
    FLEXPAY_API_URL: flexpay.address,
  });
  const app = await Test.createTestingModule({
    imports: [ConfigModule.forProcess(config, 'test'), PaymentProvidersModule],
  }).compile();
  const providers = app.get(PaymentProviders);
  const facts = await Promise.all(
    PROVIDER_NAMES.map((name) => providers.byName(name).verify({ apiKey: KEYS[name], mode: 'test' })),
  );
  expect(PROVIDER_NAMES.map((name) => providers.byName(name).name)).toEqual([...PROVIDER_NAMES]);
  expect(facts.map(({ payee }) => payee)).toEqual(['Everglow', 'acct_1', 'website 12345', 'Demo']);
  await app.close();
  stripe.stop();
  flexpay.stop();
  mollie.stop();
});

test.each(PROVIDER_NAMES.filter((name) => name !== 'bank'))('%s that is away fails as providers do', async (name) => {
  const away = 'http://127.0.0.1:1';
  const addresses = { STRIPE_API_URL: away, MOLLIE_API_URL: away, FLEXPAY_API_URL: away, FLEXPAY_PAGES_URL: away };
  const provider = new PaymentProviders(addresses).byName(name);
  await expect(provider.verify({ apiKey: KEYS[name], mode: 'test' })).rejects.toThrow(ProviderError);
});
