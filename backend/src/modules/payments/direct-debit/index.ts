import { DebitOffers } from './debits/debit-offers';
import { StartDebit } from './debits/start-debit';
import { TakeDebit } from './debits/take-debit';
import { Mandates } from './mandates/mandates';
import { PhoneCodes } from './phone-codes/phone-codes';
import { ListMandatesController } from './use-cases/list-mandates/list-mandates.controller';
import { PayByDebitController } from './use-cases/pay-by-debit/pay-by-debit.controller';
import { PayByDebit } from './use-cases/pay-by-debit/pay-by-debit.use-case';
import { RevokeMandateController } from './use-cases/revoke-mandate/revoke-mandate.controller';
import { SendPhoneCodeController } from './use-cases/send-phone-code/send-phone-code.controller';
import { SendPhoneCode } from './use-cases/send-phone-code/send-phone-code.use-case';
import { ShowDebitOfferController } from './use-cases/show-debit-offer/show-debit-offer.controller';
import { ShowDebitOffer } from './use-cases/show-debit-offer/show-debit-offer.use-case';

export const DIRECT_DEBIT_CONTROLLERS = [
  ListMandatesController,
  PayByDebitController,
  RevokeMandateController,
  SendPhoneCodeController,
  ShowDebitOfferController,
];

/** The services that the controllers need, in the api. */
export const DIRECT_DEBIT_PROVIDERS = [
  ...[DebitOffers, Mandates, PayByDebit, PhoneCodes, SendPhoneCode, ShowDebitOffer],
  ...[StartDebit, TakeDebit],
];
