import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { TransactionNotFound } from '../../errors';
import { Statement, transactionIdOf } from '../../statement/statement';
import { Transaction, TransactionsResponse } from '../../statement/transaction.response';
import { TransactionsRequest } from './list-transactions.request';

const LOOKS = perMember(240, 60);
const PROBLEMS = [AuthenticationRequired, TooManyRequests] as const;

@Controller('api/transactions')
export class ListTransactionsController {
  constructor(@Inject(Statement) private readonly statement: Statement) {}

  /** The member's credit entries, newest first, each with the balance after it. */
  @Get()
  @ApiOkResponse({ type: TransactionsResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LOOKS, problems: [...PROBLEMS, InvalidInput] })
  list(@Query() { cursor }: TransactionsRequest, @Req() request: FastifyRequest): Promise<TransactionsResponse> {
    return this.statement.page(memberOf(request).id, cursor === undefined ? undefined : Number(cursor));
  }

  @Get(':id')
  @ApiOkResponse({ type: Transaction })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LOOKS, problems: [...PROBLEMS, TransactionNotFound] })
  one(@Param('id') id: string, @Req() request: FastifyRequest): Promise<Transaction> {
    return this.statement.one(memberOf(request).id, transactionIdOf(id));
  }
}
