import { type Answer, type Call, Refusal, type Values, asValues } from '../http/exchange';
import { accountOfBearer, isOrganisationToken, keyIn } from '../http/accounts';
import { type ProviderApi } from '../http/provider';
import { type Account } from '../state/records';
import { type World } from '../state/world';
import { documentation, hal, link, page, problem } from './answers';
import * as customers from './customers';
import { listBalances, listLines } from './balances';
import { getMethod, listMethods } from './methods';
import * as back from './money-back';
import * as payments from './payments';

export const mollie: ProviderApi = {
  prefix: '/v2/',
  accountIn: (world, call) => accountOfBearer(world, 'mollie', call),
  answer: route,
  unauthorised: () => problem(401, 'Missing authentication, or failed to authenticate'),
  limited: () => ({
    ...problem(429, 'Too many requests'),
    headers: { 'content-type': 'application/hal+json', 'retry-after': '1' },
  }),
  broken: () => problem(500, 'An internal error occurred'),
  differentRepetition: () => problem(409, 'The idempotency key was used with another request before'),
  repetitionInFlight: () => problem(409, 'A request with the same idempotency key is being processed'),
  headers: () => ({}),
  replayHeaders: {},
};

function route(world: World, account: Account, call: Call): Answer {
  const [area = '', id = '', part = '', sub = ''] = call.path.slice('/v2/'.length).split('/');
  const rest = { id, part, sub, body: bodyOf(call) };
  if (isOrganisationToken(keyIn(call.headers.authorization) ?? '') !== (area === 'balances'))
    throw new Refusal(problem(403, 'This credential may not be used for this endpoint'));
  const answer = routeIn(world, account, call, area, rest);
  if (answer === undefined) throw new Refusal(problem(404, 'No such endpoint exists'));
  return answer;
}

function routeIn(world: World, account: Account, call: Call, area: string, rest: Rest): Answer | undefined {
  const { id } = rest;
  switch (area) {
    case 'payments':
      return paymentRoute(world, account, call, rest);
    case 'customers':
      return customerRoute(world, account, call, rest);
    case 'methods':
      return id === '' || id === 'all' ? listMethods(world, account, call) : getMethod(world, account, id);
    case 'refunds':
      return back.listRefunds(world, account, call);
    case 'balances':
      return balanceRoute(world, account, call, rest);
    case 'chargebacks':
      return back.listChargebacks(world, account, call);
    case 'profiles':
      return id === 'me' ? profile(world, account) : undefined;
    default:
      return undefined;
  }
}

interface Rest {
  readonly id: string;
  readonly part: string;
  readonly sub: string;
  readonly body: Values;
}

function paymentRoute(world: World, account: Account, call: Call, { id, part, sub, body }: Rest): Answer | undefined {
  switch (`${call.method} ${[id && 'payment', part, sub && 'one'].filter(Boolean).join('/')}`) {
    case 'GET ':
      return payments.listPayments(world, account, call);
    case 'POST ':
      return payments.createPayment(world, account, body);
    case 'GET payment':
      return payments.getPayment(world, account, id, call);
    case 'DELETE payment':
      return payments.cancelPayment(world, account, id);
    case 'GET payment/refunds':
      return back.listRefunds(world, account, call, id);
    case 'POST payment/refunds':
      return back.createRefund(world, account, id, body);
    case 'GET payment/refunds/one':
      return back.getRefund(world, account, id, sub);
    case 'DELETE payment/refunds/one':
      return back.cancelRefund(world, account, id, sub);
    case 'GET payment/chargebacks':
      return back.listChargebacks(world, account, call, id);
    case 'GET payment/chargebacks/one':
      return back.getChargeback(world, account, id, sub);
    default:
      return undefined;
  }
}

function customerRoute(world: World, account: Account, call: Call, { id, part, sub, body }: Rest): Answer | undefined {
  switch (`${call.method} ${[id && 'customer', part, sub && 'one'].filter(Boolean).join('/')}`) {
    case 'GET ':
      return customers.listCustomers(world, account, call);
    case 'POST ':
      return customers.createCustomer(world, account, body);
    case 'GET customer':
      return customers.getCustomer(world, account, id);
    case 'GET customer/mandates':
      return customers.listMandates(world, account, id, call);
    case 'POST customer/mandates':
      return customers.createMandate(world, account, id, body);
    case 'GET customer/mandates/one':
      return customers.getMandate(world, account, id, sub);
    case 'DELETE customer/mandates/one':
      return customers.revokeMandate(world, account, id, sub);
    case 'GET customer/payments':
      return payments.listPayments(world, account, call, customers.ownCustomer(world, account, id).id);
    case 'POST customer/payments':
      return payments.createPayment(world, account, body, customers.ownCustomer(world, account, id).id);
    default:
      return undefined;
  }
}

/** With a token of the organisation, and with nothing else. */
function balanceRoute(world: World, account: Account, call: Call, { id, part }: Rest): Answer | undefined {
  if (call.method !== 'GET') return undefined;
  if (id === '') return listBalances(world, account);
  return part === 'transactions' ? listLines(world, account, call, id) : undefined;
}

function profile(world: World, { id, payee }: Account): Answer {
  return hal(200, {
    ...{ resource: 'profile', id, mode: 'test', name: payee, website: world.origin, email: 'sandbox@example.org' },
    ...{ phone: '+31208202070', businessCategory: 'OTHER_MERCHANDISE', status: 'verified' },
    createdAt: '2026-01-01T00:00:00+00:00',
    _links: { self: link(`${world.origin}/v2/profiles/${id}`), dashboard: page(world.origin), documentation },
  });
}

function bodyOf({ body }: Call): Values {
  if (body === '') return {};
  try {
    return asValues(JSON.parse(body));
  } catch {
    throw new Refusal(problem(400, 'The body is not valid JSON'));
  }
}
