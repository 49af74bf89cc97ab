import { type Answer, type Call } from '../http/exchange';
import { type ProviderApi } from '../http/provider';
import { type Account } from '../state/records';
import { type World } from '../state/world';
import { saleParameters } from './postbacks';
import { shopIn } from './shops';

/** The service that tells how a sale stands: a signed address, and YAML. */
export const status: ProviderApi = {
  prefix: '/salestatus',
  accountIn: shopIn,
  answer: answerStatus,
  unauthorised: () => yaml(200, { response: 'ERROR', error: 'Invalid signature' }),
  limited: () => yaml(429, { response: 'ERROR', error: 'Too many requests' }),
  broken: () => yaml(500, { response: 'ERROR', error: 'Internal error' }),
  differentRepetition: () => yaml(409, {}),
  repetitionInFlight: () => yaml(409, {}),
  headers: () => ({}),
  replayHeaders: {},
};

function answerStatus(world: World, account: Account, { query }: Call): Answer {
  const sale = query.get('saleID');
  const [payment] =
    sale === null ? [world.store.payments.find(query.get('referenceID'))] : world.store.payments.by(sale);
  if (payment?.account !== account.id || payment.paidAt === null) return yaml(200, { response: 'NOTFOUND' });
  return yaml(200, {
    ...{ response: 'FOUND', ...saleParameters(payment), saleResult: 'APPROVED' },
    ...{ createdOn: new Date(payment.paidAt).toISOString().slice(0, 10), billingAddr_country: payment.country ?? '' },
  });
}

function yaml(code: number, values: Readonly<Record<string, string>>): Answer {
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}`.trimEnd());
  return { status: code, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `---\n${lines.join('\n')}\n` };
}
