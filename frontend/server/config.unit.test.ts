import { readWebConfig } from './config';

const complete = { NODE_ENV: 'test' as const, API_INNER_URL: 'http://api:3001', SECRET_KEY: 'x'.repeat(32) };

describe('the web’s environment', () => {
  it('has no pseudo-locale unless it is asked for, and never behind https', () => {
    expect(readWebConfig(complete).PSEUDO_LOCALE).toBe(false);
    const plain = { ...complete, PUBLIC_PROTOCOL: 'http', PSEUDO_LOCALE: 'true' };
    expect(readWebConfig(plain).PSEUDO_LOCALE).toBe(true);
    expect(() => readWebConfig({ ...plain, PUBLIC_PROTOCOL: 'https' })).toThrow('PSEUDO_LOCALE');
  });
});
