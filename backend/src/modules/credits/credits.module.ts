import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants';
import { Ledger } from './ledger/ledger';
import { Statement } from './statement/statement';
import { GetDiscountCodeController } from './use-cases/get-discount-code/get-discount-code.controller';
import { TimeBonus } from './use-cases/get-discount-code/time-bonus';
import { ListTransactionsController } from './use-cases/list-transactions/list-transactions.controller';

/** The ledger of credits, and what members are told of it. Needs a MemberAuthenticator from a global module. */
@Module({
  imports: [TenantsModule],
  controllers: [GetDiscountCodeController, ListTransactionsController],
  providers: [Ledger, Statement, TimeBonus],
  exports: [Ledger],
})
export class CreditsModule {}
