import { type Answer, json } from '../http/exchange';
import { METHODS } from '../ledger/methods';
import { type Account } from '../state/records';
import { hashOf } from '../state/world';
import { type View, listView } from './views';

const served = METHODS.flatMap(({ stripe }) => stripe ?? []);

export function accountAnswer({ id, payee, methods = served }: Account): Answer {
  const capabilities = served.map((method) => [`${method}_payments`, methods.includes(method) ? 'active' : 'inactive']);
  return json(200, {
    ...{ id, object: 'account', type: 'standard', country: 'NL', default_currency: 'eur', email: null },
    ...{ charges_enabled: true, payouts_enabled: true, details_submitted: true, business_type: 'company' },
    business_profile: { name: payee, url: null, mcc: '7273' },
    capabilities: Object.fromEntries(capabilities) as View,
    settings: {
      dashboard: { display_name: payee, timezone: 'Europe/Amsterdam' },
      payments: { statement_descriptor: payee },
    },
  });
}

/** The methods that are switched on. Stripe does not say here which country or currency each of them serves. */
export function configurationView({ id, methods = served }: Account): View {
  const switched = (isOn: boolean): View => ({
    available: isOn,
    display_preference: { overridable: null, preference: isOn ? 'on' : 'off', value: isOn ? 'on' : 'off' },
  });
  const wallets = Object.fromEntries(
    ['apple_pay', 'google_pay'].map((name) => [name, switched(methods.includes('card'))]),
  );
  const each = Object.fromEntries(served.map((method) => [method, switched(methods.includes(method))]));
  return {
    ...{ id: `pmc_1${hashOf(id, 22)}`, object: 'payment_method_configuration', name: 'Default', active: true },
    ...{ application: null, parent: null, is_default: true, livemode: false, ...each, ...wallets },
  };
}

export function configurationsAnswer(account: Account): Answer {
  return json(200, listView('/v1/payment_method_configurations', [configurationView(account)]));
}
