import { Module } from '@nestjs/common';
import { Ledger } from './ledger/ledger';
import { Statement } from './statement/statement';
import { ListTransactionsController } from './use-cases/list-transactions/list-transactions.controller';

/** The ledger of credits, and what members are told of it. Needs a MemberAuthenticator from a global module. */
@Module({
  controllers: [ListTransactionsController],
  providers: [Ledger, Statement],
  exports: [Ledger],
})
export class CreditsModule {}
