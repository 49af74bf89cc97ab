import { type Answer, type Call, type Values, asValues, json } from '../http/exchange';
import { listMessages } from '../sms/sns';
import { type Account } from '../state/records';
import { type World, hashOf } from '../state/world';
import { CALL_FAULTS, WEBHOOK_FAULTS, addBehaviour } from './behaviours';
import { type Journal } from './journal';
import { accountIn, numberIn, onlyKnown, textIn, wrong } from './read';
import { actOnDispute, actOnPayment, actOnRefund, settle } from './things';
import { truthOf } from './truth';

const help = {
  'GET /_sandbox/truth?key': 'sums of each account and currency, and every payment',
  'GET /_sandbox/journal?key&kind=call|webhook&limit': 'calls that came in and webhooks that went out',
  'GET /_sandbox/deliveries?state=waiting|taken|lost|given_up': 'webhooks',
  'POST /_sandbox/accounts': 'key, payee, revoked, calls_per_second, fee_basis_points, fee_fixed, dispute_fee, methods',
  'POST /_sandbox/webhook-endpoints': 'key, url, secret (Stripe, FlexPay)',
  'POST /_sandbox/payments/<id>/<action>':
    'confirm, pay, fail, cancel, expire, pending, later, later_fail, chargeback, refund, change, webhook; method, country, reason, amount, currency',
  'POST /_sandbox/disputes/<id>/won|lost': '',
  'POST /_sandbox/refunds/<id>/done|failed': '',
  'POST /_sandbox/settlements': 'key',
  'POST /_sandbox/call-faults': `kind (${CALL_FAULTS.join(', ')}), key, on, probability, count, seconds`,
  'POST /_sandbox/webhook-faults': `kind (${WEBHOOK_FAULTS.join(', ')}), key, on, probability, count, seconds, copies`,
  'GET /_sandbox/messages': 'text messages, the newest first',
  'GET, DELETE /_sandbox/faults': 'those that still strike',
  'GET, POST /_sandbox/clock': 'advance_seconds',
  'POST /_sandbox/settings':
    'seed, pending_seconds, debit_seconds, refund_seconds, chargeback_seconds, failing_refunds',
};

/** The calls by which tests and people steer the sandbox. */
export function control(world: World, journal: Journal, call: Call): Answer {
  const [area = '', id = '', action = ''] = call.path.replace(/^\/_sandbox\/?/, '').split('/');
  if (call.method === 'GET') return look(world, journal, area, call.query);
  if (call.method === 'DELETE' && area === 'faults') {
    for (const behaviour of world.store.behaviours.all()) world.store.behaviours.remove(behaviour.id);
    return json(200, []);
  }
  if (call.method !== 'POST') throw wrong(405, 'Only GET, POST and DELETE.');
  // A page of another site can send forms, but no JSON.
  if (!/^application\/json\b/.test(call.headers['content-type'] ?? '')) throw wrong(415, 'Send application/json.');
  const values = valuesOf(call.body);
  switch (area) {
    case 'accounts':
      return changeAccount(world, values);
    case 'webhook-endpoints':
      return addEndpoint(world, values);
    case 'payments':
      return actOnPayment(world, id, action, values);
    case 'disputes':
      return actOnDispute(world, id, action);
    case 'refunds':
      return actOnRefund(world, id, action);
    case 'settlements':
      return settle(world, values);
    case 'call-faults':
      return addFault(world, 'call', values);
    case 'webhook-faults':
      return addFault(world, 'webhook', values);
    case 'clock':
      return moveClock(world, values);
    case 'settings':
      return changeSettings(world, values);
    default:
      throw wrong(404, 'GET /_sandbox lists what there is.');
  }
}

function look(world: World, journal: Journal, area: string, query: URLSearchParams): Answer {
  const key = query.get('key');
  const account = key === null ? undefined : accountIn(world, key);
  switch (area) {
    case '':
      return json(200, help);
    case 'messages':
      return listMessages(world);
    case 'truth': {
      const accounts = account === undefined ? world.store.accounts.all() : [account];
      return json(200, { accounts: accounts.map((one) => truthOf(world, one)) });
    }
    case 'journal': {
      const kind = query.get('kind');
      const limit = Number(query.get('limit') ?? 100);
      const isWanted = (line: { readonly account?: string | undefined; readonly kind: string }): boolean =>
        (account === undefined || line.account === account.id) && (kind === null || line.kind === kind);
      return json(200, journal.newest(limit, isWanted));
    }
    case 'deliveries': {
      const state = query.get('state');
      return json(
        200,
        world.store.deliveries
          .all()
          .filter(
            (one) => (state === null || one.state === state) && (account === undefined || one.account === account.id),
          ),
      );
    }
    case 'faults':
      return json(200, world.store.behaviours.all());
    case 'clock':
      return json(200, clock(world));
    default:
      throw wrong(404, 'GET /_sandbox lists what there is.');
  }
}

function valuesOf(body: string): Values {
  if (body === '') return {};
  try {
    return asValues(JSON.parse(body));
  } catch {
    throw wrong(400, 'The body is not JSON.');
  }
}

function changeAccount(world: World, values: Values): Answer {
  onlyKnown(values, [
    'key',
    'payee',
    'revoked',
    'calls_per_second',
    'fee_basis_points',
    'fee_fixed',
    'dispute_fee',
    'methods',
  ]);
  const account = accountIn(world, values['key']);
  const methods = Array.isArray(values['methods']) ? values['methods'].map(String) : undefined;
  const changed: Account = {
    ...account,
    payee: textIn(values, 'payee') ?? account.payee,
    revoked: typeof values['revoked'] === 'boolean' ? values['revoked'] : account.revoked,
    callsPerSecond: numberIn(values, 'calls_per_second') ?? account.callsPerSecond,
    feeBasisPoints: numberIn(values, 'fee_basis_points') ?? account.feeBasisPoints,
    feeFixed: numberIn(values, 'fee_fixed') ?? account.feeFixed,
    disputeFee: numberIn(values, 'dispute_fee') ?? account.disputeFee,
    methods: methods ?? account.methods,
  };
  world.store.accounts.save(changed);
  return json(200, { ...changed, key: undefined });
}

function addEndpoint(world: World, values: Values): Answer {
  onlyKnown(values, ['key', 'url', 'secret']);
  const { id: account } = accountIn(world, values['key']);
  const [url, secret] = [textIn(values, 'url'), textIn(values, 'secret')];
  if (url === undefined || !/^https?:\/\//.test(url) || !secret) throw wrong(400, 'url and secret are needed.');
  const id = `we_1${hashOf(`${account} ${url}`, 22)}`;
  world.store.endpoints.save({ id, account, url, secret });
  return json(200, { id, url });
}

function addFault(world: World, area: 'call' | 'webhook', values: Values): Answer {
  onlyKnown(values, ['kind', 'key', 'on', 'probability', 'count', 'seconds', 'copies']);
  const kinds = area === 'call' ? CALL_FAULTS : WEBHOOK_FAULTS;
  const kind = textIn(values, 'kind') ?? '';
  if (!kinds.includes(kind)) throw wrong(400, `kind is one of ${kinds.join(', ')}.`);
  const account = values['key'] === undefined ? undefined : accountIn(world, values['key']).id;
  const numbers = Object.fromEntries(
    ['probability', 'count', 'seconds', 'copies'].flatMap((name) => {
      const number = numberIn(values, name);
      return number === undefined ? [] : [[name, number]];
    }),
  );
  return json(200, addBehaviour(world, area, { kind, account, on: textIn(values, 'on') ?? '', ...numbers }));
}

function clock(world: World): object {
  const { clockOffset } = world.settings;
  return { now: new Date(world.now()).toISOString(), ahead_seconds: clockOffset / 1000 };
}

function moveClock(world: World, values: Values): Answer {
  onlyKnown(values, ['advance_seconds']);
  const advance = numberIn(values, 'advance_seconds') ?? 0;
  if (advance < 0) throw wrong(400, 'The clock only moves on.');
  world.change({ clockOffset: world.settings.clockOffset + advance * 1000 });
  return json(200, clock(world));
}

function changeSettings(world: World, values: Values): Answer {
  onlyKnown(values, [
    'seed',
    'pending_seconds',
    'debit_seconds',
    'refund_seconds',
    'chargeback_seconds',
    'failing_refunds',
  ]);
  const { settings } = world;
  const seed = numberIn(values, 'seed');
  world.change({
    ...(seed !== undefined && { seed, drawn: 0 }),
    pendingSeconds: numberIn(values, 'pending_seconds') ?? settings.pendingSeconds,
    debitSeconds: numberIn(values, 'debit_seconds') ?? settings.debitSeconds,
    refundSeconds: numberIn(values, 'refund_seconds') ?? settings.refundSeconds,
    chargebackSeconds: numberIn(values, 'chargeback_seconds') ?? settings.chargebackSeconds,
    failingRefunds: numberIn(values, 'failing_refunds') ?? settings.failingRefunds,
  });
  return json(200, world.settings);
}
