import { type StripeClient } from './stripe-types';
import { type ProviderFetch } from '../provider-calls';

/** Stripe's client for one call of the adapter: it sends through `send`, at once and only once. */
export async function stripeClient(address: URL, apiKey: string, send: ProviderFetch): Promise<StripeClient> {
  // Loaded once somebody pays: it takes 17 MB.
  const { default: Client } = await import('stripe');
  return new Client(apiKey, {
    protocol: address.protocol === 'http:' ? 'http' : 'https',
    host: address.hostname,
    port: address.port,
    httpClient: Client.createFetchHttpClient(send),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
