import { Injectable } from '@nestjs/common';
import { Database } from '../../../../../platform/database';
import { PublishedSites } from '../../../../tenants';
import { findBuyer } from '../../../offers/buyer';
import { buyerCountry } from '../../../offers/buyer-country';
import { debitAccount } from '../../debits/debit-offers';
import { DirectDebitNotOffered } from '../../errors';
import { ProviderAccounts } from '../../../provider-accounts/provider-accounts';
import { codeMessage } from '../../message-texts';
import { readMobileNumber } from '../../phone-codes/mobile-number';
import { PhoneCodes } from '../../phone-codes/phone-codes';

export interface CodeWish {
  readonly tenantId: number;
  readonly member: number;
  readonly visitor: string | null;
  readonly locale: string;
  readonly network: string;
  readonly phone: string;
}

@Injectable()
export class SendPhoneCode {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly accounts: ProviderAccounts,
    private readonly codes: PhoneCodes,
  ) {}

  /** Answers when the code lapses. */
  async send({ tenantId, member, visitor, locale, network, phone: text }: CodeWish): Promise<Date> {
    const [{ document }, buyer, accounts] = await Promise.all([
      this.published.get(tenantId),
      findBuyer(this.database, member),
      this.accounts.active(),
    ]);
    if (!debitAccount(document, accounts)) throw new DirectDebitNotOffered();
    const home = buyerCountry(document, buyer.country, visitor);
    const phone = readMobileNumber(text, home, document.settings.countries);
    const { discreet_name: brand } = document.notifications;
    const say = (code: string): string => codeMessage(locale, code, brand);
    return this.codes.send({ account: member, phone, network, say });
  }
}
