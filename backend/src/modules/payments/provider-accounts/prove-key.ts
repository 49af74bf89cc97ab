import {
  type AccountFacts,
  type PaymentProvider,
  type ProviderAccess,
  ProviderError,
} from '../../../platform/payments';
import { ProviderKeyRefused, ProviderUnanswered } from '../errors';

/** Asks the provider whether a key works, and whether it is of the mode that it was given as. */
export async function proveKey(provider: PaymentProvider, access: ProviderAccess): Promise<AccountFacts> {
  const facts = await asked(() => provider.verify(access));
  if (facts.mode !== access.mode) throw new ProviderKeyRefused('key_of_other_mode');
  return facts;
}

/** Tells staff why a provider did not do something. */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { fault, code } = error;
    throw fault === 'silent' || fault === 'limited' ? new ProviderUnanswered(code) : new ProviderKeyRefused(code);
  }
}
