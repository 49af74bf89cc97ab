import type { ClientCore } from 'mollie-api-typescript/core.js' with { 'resolution-mode': 'import' };
import { z } from 'zod';
import { type ProviderFetch } from '../provider-calls';
import { ProviderError } from '../provider-error';

export type Mollie = Awaited<ReturnType<typeof importMollie>>;

let loaded: Mollie | undefined;

/** Mollie's client, loaded once somebody pays: it takes 46 MB. Kept, since sixteen imports take a tenth of a millisecond each time. */
export const loadMollie = async (): Promise<Mollie> => (loaded ??= await importMollie());

async function importMollie() {
  const [core, http, ...functions] = await Promise.all([
    import('mollie-api-typescript/core.js'),
    import('mollie-api-typescript/lib/http.js'),
    import('mollie-api-typescript/funcs/paymentsCreate.js'),
    import('mollie-api-typescript/funcs/paymentsGet.js'),
    import('mollie-api-typescript/funcs/paymentsList.js'),
    import('mollie-api-typescript/funcs/paymentsCancel.js'),
    import('mollie-api-typescript/funcs/refundsCreate.js'),
    import('mollie-api-typescript/funcs/methodsList.js'),
    import('mollie-api-typescript/funcs/profilesGetCurrent.js'),
    import('mollie-api-typescript/funcs/refundsAll.js'),
    import('mollie-api-typescript/funcs/chargebacksAll.js'),
    import('mollie-api-typescript/funcs/balancesList.js'),
    import('mollie-api-typescript/funcs/balancesListTransactions.js'),
    import('mollie-api-typescript/funcs/customersCreate.js'),
    import('mollie-api-typescript/funcs/mandatesCreate.js'),
    import('mollie-api-typescript/funcs/mandatesRevoke.js'),
  ]);
  const [create, get, list, cancel, refund, methods, profile, ...others] = functions;
  const [refunds, chargebacks, balances, lines, customer, mandate, revoke] = others;
  return {
    ...{ ...core, ...http, ...create, ...get, ...list, ...cancel, ...refund, ...methods, ...profile },
    ...{ ...refunds, ...chargebacks, ...balances, ...lines, ...customer, ...mandate, ...revoke },
  };
}

/** The key of a profile, or a token of the whole organisation. */
export type MollieCredentials = { readonly apiKey: string } | { readonly advancedAccessToken: string };

type MollieCall = (
  client: ClientCore,
  mollie: Mollie,
) => PromiseLike<{ readonly ok: boolean; readonly error?: unknown }>;

/** The requests of one call of the adapter, one after another, each sent only once. */
export class MollieRequests {
  private readonly client: ClientCore;
  private answer: unknown;

  constructor(
    readonly mollie: Mollie,
    address: string,
    credentials: MollieCredentials,
    send: ProviderFetch,
  ) {
    const fetcher: ProviderFetch = async (input, init) => {
      const response = await send(input, init);
      const { status } = response;
      this.answer = status === 204 ? {} : await response.json();
      // The client would check the answer by schemas of its own: for a page of a list that takes longer than all else, and
      // the answer is read by ours.
      const headers = { 'content-type': response.headers.get('content-type') ?? '' };
      return new Response(status === 204 ? null : '{}', { status, headers });
    };
    this.client = new mollie.ClientCore({
      serverURL: address,
      security: credentials,
      httpClient: new mollie.HTTPClient({ fetcher }),
      retryConfig: { strategy: 'none' },
    });
  }

  /** Sends what `request` says and reads the answer by our own schema. */
  async ask<T>(schema: z.ZodType<T>, request: MollieCall): Promise<T> {
    this.answer = undefined;
    const result = await request(this.client, this.mollie);
    if (this.answer === undefined) throw result.error instanceof Error ? result.error : unreadable();
    const read = schema.safeParse(this.answer);
    if (!read.success) throw unreadable();
    return read.data;
  }

  /** Sends what is answered without a body. */
  async tell(request: MollieCall): Promise<void> {
    await this.ask(z.object({}), request);
  }
}

const unreadable = (): ProviderError => new ProviderError('silent', 'answer_unreadable');
