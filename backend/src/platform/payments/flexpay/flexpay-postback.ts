import {
  type EventAuthority,
  type Money,
  type PaymentMode,
  type ProviderEvent,
  type ReceivedCall,
  type SignedFacts,
} from '../provider';
import { credentialsIn } from './flexpay-credentials';
import { moneyIn } from './flexpay-money';
import { readReference } from './flexpay-reference';
import { type FlexPayParameters, isSigned } from './flexpay-signature';

const LONGEST = 4096;

/**
 * A postback is a GET whose parameters are all signed. A sale is told once it is approved, and money back by `credit` and
 * `chargeback`, with the sum that went. Undefined for what this website's key has not signed and what is about no purchase.
 */
export function readPostback(
  { query }: ReceivedCall,
  { secrets, apiKey, mode }: EventAuthority,
): ProviderEvent | undefined {
  const parameters = parametersIn(query);
  if (parameters === undefined) return undefined;
  const { shop, key } = credentialsIn(apiKey);
  if (!isSigned(parameters, [key, ...secrets]) || parameters['shopID'] !== shop) return undefined;
  const { event: kind = 'purchase', type, referenceID: payment = '', saleID } = parameters;
  const sum = moneyIn(parameters['priceAmount'], parameters['priceCurrency']);
  if (type !== 'purchase' || !/^\d{1,30}$/.test(saleID ?? '') || sum === undefined) return undefined;
  const id = transactionOf(parameters);
  switch (kind) {
    case 'purchase':
      return { key: `purchase:${saleID}`, payment, kind, signed: paid(payment, saleID, sum, mode) };
    case 'credit': {
      const refund = { id, key: undefined, status: 'done', sum } as const;
      return { key: `credit:${id}`, payment, kind, signed: { refunds: [refund], disputes: [] } };
    }
    case 'chargeback':
      // No postback tells of a chargeback that was reversed, so the money counts as gone.
      return {
        ...{ key: `chargeback:${id}`, payment, kind },
        signed: { refunds: [], disputes: [{ id, status: 'lost', sum }] },
      };
    default:
      return undefined;
  }
}

/** Undefined where a name comes twice, which would leave open what was signed. */
function parametersIn(query: string): FlexPayParameters | undefined {
  if (query.length > LONGEST) return undefined;
  const pairs = [...new URLSearchParams(query)];
  const parameters = Object.fromEntries(pairs);
  return Object.keys(parameters).length === pairs.length ? parameters : undefined;
}

/** Older postbacks have no id of the transaction; then the signature, which is over its sum, stands for it. */
const transactionOf = ({ transactionID = '', signature = '' }: FlexPayParameters): string =>
  /^\d{1,30}$/.test(transactionID) ? transactionID : signature.toLowerCase().slice(0, 32);

function paid(payment: string, saleID: string | undefined, sum: Money, mode: PaymentMode): SignedFacts {
  return {
    report: {
      ...{ payment, otherId: saleID, status: 'paid', statusAtProvider: 'approved', mode, sum },
      ...{ attempt: readReference(payment)?.attempt, method: 'card', failure: undefined, payerCountry: undefined },
      ...{ refunds: [], disputes: [] },
    },
  };
}
