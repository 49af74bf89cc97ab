import { readConfig } from '../../../backend/src/platform/config/config';
import { environmentOf } from './environment';

const secret = 's'.repeat(32);

test.each(['production', 'development'] as const)('the processes take the environment of a local run in %s', (mode) => {
  const env = environmentOf({
    ...{ mode, folder: '/folder', edgePort: 8080, ownerUrl: 'postgres://owner@127.0.0.1:1/manyhearts' },
    ...{ redisUrl: 'redis://127.0.0.1:2', smtpUrl: 'smtp://127.0.0.1:3', paymentsUrl: 'http://127.0.0.1:4' },
    ...{ secrets: { key: secret, data: secret, mail: secret, app: secret, platform: secret }, added: {} },
  });
  expect(readConfig(env)).toMatchObject({
    ...{ STRIPE_API_URL: 'http://127.0.0.1:4', MOLLIE_API_URL: 'http://127.0.0.1:4' },
    ...{ FLEXPAY_API_URL: 'http://127.0.0.1:4', FLEXPAY_PAGES_URL: 'http://pay.localhost:8080' },
  });
});
