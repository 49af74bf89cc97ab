import {
  type NewDebit,
  type PaymentReport,
  type ProviderAccess,
  type ProviderDebits,
  type RegisteredMandate,
  type SignedMandate,
} from '../provider';
import { ProviderError } from '../provider-error';
import { customerAnswer, mandateAnswer, paymentAnswer } from './mollie-answers';
import { type MollieRequests } from './mollie-client';
import { mollieAmount, reportOf } from './mollie-report';

type Call = <T>(access: ProviderAccess, work: (requests: MollieRequests) => Promise<T>) => Promise<T>;

/** Direct debits at Mollie: a customer, their mandate, and payments that charge it at once. */
export class MollieDebits implements ProviderDebits {
  constructor(private readonly call: Call) {}

  takesIban(): boolean {
    return true;
  }

  registerMandate(
    access: ProviderAccess,
    { reference, holder, iban, signedOn }: SignedMandate,
  ): Promise<RegisteredMandate> {
    return this.call(access, async (requests) => {
      // No name: the mandate has the holder's, and the customer is not needed for anything else.
      const customer = await requests.ask(customerAnswer, (client, { customersCreate }) =>
        customersCreate(client, {
          idempotencyKey: `${reference}:customer`,
          entityCustomer: { metadata: { mandate: reference } },
        }),
      );
      const mandateRequest = {
        ...({ method: 'directdebit', consumerName: holder, consumerAccount: iban } as const),
        ...{ signatureDate: signedOn, mandateReference: reference },
      };
      const mandate = await requests.ask(mandateAnswer, (client, { mandatesCreate }) =>
        mandatesCreate(client, {
          ...{ customerId: customer.id, idempotencyKey: `${reference}:mandate`, mandateRequest },
        }),
      );
      return { customer: customer.id, mandate: mandate.id };
    });
  }

  createDebit(access: ProviderAccess, debit: NewDebit): Promise<PaymentReport> {
    return this.call(access, async (requests) => {
      const paymentRequest = {
        ...{ amount: mollieAmount(debit.sum), description: debit.description, webhookUrl: debit.eventsUrl },
        ...({ method: 'directdebit', sequenceType: 'recurring' } as const),
        ...{ customerId: debit.mandate.customer, mandateId: debit.mandate.mandate },
        metadata: { attempt: debit.attempt },
        redirectUrl: null,
      };
      return reportOf(
        await requests.ask(paymentAnswer, (client, { paymentsCreate }) =>
          paymentsCreate(client, { idempotencyKey: debit.attempt, paymentRequest }),
        ),
      );
    });
  }

  async revokeMandate(access: ProviderAccess, { customer, mandate }: RegisteredMandate): Promise<void> {
    try {
      await this.call(access, (requests) =>
        requests.tell((client, { mandatesRevoke }) =>
          mandatesRevoke(client, { customerId: customer, mandateId: mandate }),
        ),
      );
    } catch (error) {
      if (!(error instanceof ProviderError) || error.fault !== 'absent') throw error;
    }
  }
}
