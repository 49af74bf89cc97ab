import { readConfig } from './config';

const needed = {
  DATABASE_URL: 'postgres://app',
  DATABASE_PLATFORM_URL: 'postgres://platform',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
  STORAGE: 'file:///files',
  SECRET_KEY: 's'.repeat(32),
  DATA_KEY: 'd'.repeat(32),
};
const SANDBOX = 'http://127.0.0.1:4010';

describe.each(['STRIPE_API_URL', 'MOLLIE_API_URL', 'FLEXPAY_API_URL', 'FLEXPAY_PAGES_URL'] as const)('%s', (name) => {
  test('is the provider’s own where it is not set', () => {
    expect(readConfig(needed)[name]).toMatch(/^https:\/\/(?:api\.(?:stripe|mollie)|secure\.verotel)\.com$/);
  });

  test.each(['development', 'test'])('may lead to a sandbox without TLS in %s', (mode) => {
    expect(readConfig({ ...needed, NODE_ENV: mode, [name]: SANDBOX })[name]).toBe(SANDBOX);
  });

  test('may lead to this machine without TLS in production where the sites have none either', () => {
    const local = { ...needed, PUBLIC_PROTOCOL: 'http' };
    expect(readConfig({ ...local, [name]: SANDBOX })[name]).toBe(SANDBOX);
    expect(() => readConfig({ ...local, [name]: 'http://api.example.org' })).toThrow(name);
  });

  test.each([SANDBOX, 'ftp://api.stripe.com', 'https://api.stripe.com/v1', 'https://key@api.stripe.com', 'api'])(
    'is not %s in production',
    (address) => {
      expect(() => readConfig({ ...needed, [name]: address })).toThrow(name);
    },
  );
});
