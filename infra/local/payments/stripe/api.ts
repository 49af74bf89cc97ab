import { accountOfBearer } from '../http/accounts';
import { type Answer, type Call, Refusal, asText, json } from '../http/exchange';
import { type ProviderApi } from '../http/provider';
import { linesOf } from '../ledger/lines';
import { type Account, type Payment } from '../state/records';
import { type World, newId } from '../state/world';
import { accountAnswer, configurationView, configurationsAnswer } from './account';
import { absent, problem } from './answers';
import { eventView } from './events';
import { expand } from './expand';
import { elements, parseForm } from './form';
import { list } from './lists';
import { createRefund } from './refunds';
import { createSession, expireSession, ownSession } from './sessions';
import * as views from './views';

const idempotency = (status: number, message: string, code?: string): Answer =>
  problem(status, { type: 'idempotency_error', message, ...(code && { code }) });

export const stripe: ProviderApi = {
  prefix: '/v1/',
  accountIn: (world, call) => accountOfBearer(world, 'stripe', call),
  answer: route,
  unauthorised: (key) =>
    problem(401, {
      message:
        key === undefined
          ? 'You did not provide an API key.'
          : `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
    }),
  limited: () => {
    const { status, headers, body } = problem(429, { message: 'Too many requests', code: 'rate_limit' });
    return { status, headers: { ...headers, 'retry-after': '1' }, body };
  },
  broken: () => problem(500, { type: 'api_error', message: 'Something went wrong on our end.' }),
  differentRepetition: () =>
    idempotency(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    ),
  repetitionInFlight: () =>
    idempotency(409, 'There is currently another in-progress request using this key.', 'idempotency_key_in_use'),
  headers: ({ headers }) => {
    const key = headers['idempotency-key'];
    const common = { 'request-id': newId('req_', 14), 'stripe-version': views.API_VERSION };
    return typeof key === 'string' ? { ...common, 'idempotency-key': key } : common;
  },
  replayHeaders: { 'idempotent-replayed': 'true' },
};

function route(world: World, account: Account, call: Call): Answer {
  const path = call.path.slice('/v1/'.length).replace(/\/$/, '');
  const read = call.method === 'GET';
  const session = /^checkout\/sessions(?:\/([^/]+)(?:\/(expire|line_items))?)?$/.exec(path);
  if (session !== null) return sessionRoute(world, account, call, session[1], session[2]);
  if (path === 'refunds' && !read) return createRefund(world, account, parseForm(call.body));
  if (read && path === 'account') return accountAnswer(account);
  if (read && path === `accounts/${account.id}`) return accountAnswer(account);
  if (read && path === 'payment_method_configurations') return configurationsAnswer(account);
  const [area = '', id] = path.split('/');
  if (read && area === 'payment_method_configurations') return json(200, configurationView(account));
  const answer = read ? objectRoute(world, account, call, area, id) : undefined;
  if (answer !== undefined) return answer;
  throw new Refusal(problem(404, { message: `Unrecognized request URL (${call.method}: ${call.path}).` }));
}

function sessionRoute(world: World, account: Account, call: Call, id?: string, part?: string): Answer {
  const isGet = call.method === 'GET';
  if (id === undefined) {
    if (!isGet) return createSession(world, account, parseForm(call.body));
    const [intent, status] = [call.query.get('payment_intent'), call.query.get('status')];
    const own = paymentsOf(world, account).filter(
      (one) =>
        (intent === null || one.intent === intent) &&
        (status === null || views.sessionView(world, one)['status'] === status),
    );
    return list(
      world,
      call.path,
      call.query,
      own,
      ({ createdAt }) => createdAt,
      (one) => views.sessionView(world, one),
    );
  }
  if (part === 'expire') return expireSession(world, account, id);
  const payment = ownSession(world, account, id);
  if (part === 'line_items') return json(200, views.lineItemsView(payment));
  return expanded(world, call, views.sessionView(world, payment));
}

/** Everything that is only read: one by its id, or a list with filters. */
function objectRoute(world: World, account: Account, call: Call, area: string, id?: string): Answer | undefined {
  const { store } = world;
  const isOf = (payment: string): boolean => {
    const found = store.payments.find(payment);
    const [intent, charge] = [call.query.get('payment_intent'), call.query.get('charge')];
    return (intent === null || found?.intent === intent) && (charge === null || found?.charge === charge);
  };
  const tried = (): Payment[] => (id === undefined ? paymentsOf(world, account) : own(store.payments.by(id)));
  const own = <R extends { readonly account: string }>(records: readonly R[]): R[] =>
    records.filter((record) => record.account === account.id);
  const answer = <R extends { readonly id: string }>(
    what: string,
    records: readonly R[],
    createdAt: (record: R) => number,
    view: (record: R) => views.View,
  ): Answer => {
    if (id === undefined) return list(world, call.path, call.query, records, createdAt, view);
    const found = records.find((record) => record.id === id);
    if (found === undefined) throw absent(what, id);
    return expanded(world, call, view(found));
  };
  const byId = (name: 'intent' | 'charge'): Payment[] =>
    tried().flatMap((one) => (one[name] === null ? [] : [{ ...one, id: one[name] }]));
  const real = (one: Payment): Payment => views.paymentOfIntent(world, one.id) ?? one;
  switch (area) {
    case 'payment_intents':
      return answer(
        'payment_intent',
        byId('intent'),
        (one) => one.createdAt,
        (one) => views.intentView(world, real(one)),
      );
    case 'charges': {
      const charges = byId('charge').filter((one) => isOf(real(one).id));
      return answer(
        'charge',
        charges,
        (one) => one.createdAt,
        (one) => views.chargeView(world, real(one)),
      );
    }
    case 'refunds': {
      const refunds = own(store.refunds.all()).filter(({ payment }) => isOf(payment));
      return answer(
        'refund',
        refunds,
        (one) => one.createdAt,
        (one) => views.refundView(world, one),
      );
    }
    case 'disputes': {
      const disputes = own(store.disputes.all()).filter(({ payment }) => isOf(payment));
      return answer(
        'dispute',
        disputes,
        (one) => one.createdAt,
        (one) => views.disputeView(world, one),
      );
    }
    case 'events': {
      const { type, types } = parseForm(call.query.toString());
      const wanted = [asText(type), ...elements(types)].filter((one) => one !== null);
      const events = own(store.events.all()).filter((one) => wanted.length === 0 || wanted.includes(one.type));
      return answer('event', events, ({ at }) => at, eventView);
    }
    case 'payouts':
      return answer('payout', own(store.settlements.all()), ({ at }) => at, views.payoutView);
    case 'balance_transactions': {
      const [source, currency, payout] = ['source', 'currency', 'payout'].map((name) => call.query.get(name));
      const entries = linesOf(world, account).filter(
        (one) =>
          (source == null || views.balanceView(world, one)['source'] === source) &&
          (payout == null || one.settlement === payout) &&
          (currency == null || one.currency === currency.toUpperCase()),
      );
      return answer(
        'balance_transaction',
        entries,
        ({ at }) => at,
        (one) => views.balanceView(world, one),
      );
    }
    default:
      return undefined;
  }
}

function paymentsOf(world: World, { id }: Account): Payment[] {
  return world.store.payments.all().filter(({ account }) => account === id);
}

function expanded(world: World, { query }: Call, view: views.View): Answer {
  return json(200, expand(world, view, elements(parseForm(query.toString())['expand'])));
}
