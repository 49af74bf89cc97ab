import { type Answer, type Call, html } from '../http/exchange';
import { methodOf } from '../ledger/methods';
import { openPayment } from '../ledger/payments';
import { layout } from '../pages/layout';
import { type Account, type Payment } from '../state/records';
import { type World } from '../state/world';
import { shopIn } from './shops';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'];
const LIFETIME = 12 * 24 * 3_600_000;

/** The signed address that a shop sends its payer to. The payment is made when somebody first comes by. */
export function startOrder(world: World, call: Call): Answer {
  const account = shopIn(world, call);
  if (account === undefined || account.revoked) return refused('The signature is not right.');
  const wanted = orderIn(call.query);
  if (typeof wanted === 'string') return refused(wanted);
  const known = world.store.payments.find(wanted.id);
  if (known && (known.account !== account.id || known.amount !== wanted.amount || known.currency !== wanted.currency))
    return refused('The referenceID was used before.');
  const payment = known ?? open(world, account, wanted);
  const location = `${world.origin}/checkout/${encodeURIComponent(payment.id)}`;
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

type Wanted = Pick<Payment, 'id' | 'amount' | 'currency' | 'description' | 'returnUrl' | 'cancelUrl'>;

/** A text where it cannot be ordered. */
function orderIn(query: URLSearchParams): Wanted | string {
  const [version, type, amount, currency, description, id, method, returnUrl, cancelUrl] = [
    ...['version', 'type', 'priceAmount', 'priceCurrency', 'description', 'referenceID', 'paymentMethod'],
    ...['successURL', 'declineURL'],
  ].map((name) => query.get(name));
  if (version !== '4' || type !== 'purchase') return 'Only purchases of version 4.';
  if (!/^\d{1,7}\.\d{2}$/.test(amount ?? '') || Number(amount) === 0) return 'priceAmount is nnn.nn.';
  if (!CURRENCIES.includes(currency ?? '')) return 'priceCurrency is not a currency of sales.';
  if (!description || description.length > 100) return 'description has 1 to 100 characters.';
  if (!id || !/^[\w-]{1,100}$/.test(id)) return 'referenceID is missing.';
  if (method != null && methodOf('flexpay', method) === undefined) return 'paymentMethod is not known here.';
  for (const url of [returnUrl, cancelUrl])
    if (url != null && (url.length > 255 || !/^https?:\/\//.test(url))) return 'An address is not right.';
  const sum = { amount: Math.round(Number(amount) * 100), currency: currency ?? '' };
  return { id, ...sum, description, returnUrl: returnUrl ?? null, cancelUrl: cancelUrl ?? null };
}

function open(world: World, account: Account, wanted: Wanted): Payment {
  const at = world.now();
  return openPayment(world, {
    ...{ ...wanted, provider: 'flexpay', account: account.id, createdAt: at, expiresAt: at + LIFETIME },
    ...{ metadata: null, locale: null, webhookUrl: null, methods: ['CC'], method: 'CC', country: null },
    ...{ state: 'open', changedAt: at, paidAt: null, failure: null, refunds: [], disputes: [], sequence: 'oneoff' },
    ...{ customer: null, mandate: null, intent: null, charge: null, extra: {} },
  });
}

const refused = (reason: string): Answer =>
  html(400, layout('The order cannot be started', `<h1>The order cannot be started</h1><p>${reason}</p>`));
