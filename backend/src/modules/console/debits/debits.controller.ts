import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, UuidPipe, perStaff } from '../../../platform/http';
import {
  AccountNotOfBank,
  DebitFileAdmin,
  DebitFileGone,
  DebitFileNotDue,
  DebitFileNotFound,
  DebitNotFiled,
  ProviderAccountAdmin,
  ProviderAccountNotFound,
  RefundNotByHand,
  RefundNotFound,
  TellDebits,
  TellRefund,
  WriteDebitFile,
  type WrittenFile,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { DebitReturnRequest, WriteDebitFileRequest } from './debits.request';
import {
  BookedDebitsResponse,
  StaffDebitFilesResponse,
  WrittenDebitFileResponse,
  WrittenDebitsResponse,
} from './debits.response';

const ACTS = perStaff(240, 3600);

/** Staff ask a brand’s own bank to collect debits, and enter the results from its statements. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug')
export class StaffDebitsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ProviderAccountAdmin) private readonly accounts: ProviderAccountAdmin,
    @Inject(DebitFileAdmin) private readonly files: DebitFileAdmin,
    @Inject(WriteDebitFile) private readonly writer: WriteDebitFile,
    @Inject(TellDebits) private readonly teller: TellDebits,
    @Inject(TellRefund) private readonly refunds: TellRefund,
  ) {}

  /** Lists the files that a brand’s banks were given, newest first. */
  @Get('debit-files')
  @ApiOkResponse({ type: StaffDebitFilesResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.books', limit: perStaff(600, 3600), problems: [TenantNotFound] })
  async list(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<StaffDebitFilesResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const [accounts, files] = await Promise.all([this.accounts.list(tenant.id), this.files.list(tenant.id)]);
    return {
      accounts: accounts
        .filter(({ provider, status }) => provider === 'bank' && status !== 'closed')
        .map(({ id, mode }) => ({ id, mode })),
      files: files.map(({ collectOn, ...file }) => ({ ...file, collect_on: collectOn })),
    };
  }

  /** Writes the debits that are due into a file for the bank. Two at once share none. */
  @Post('debit-files')
  @HttpCode(200)
  @ApiOkResponse({ type: WrittenDebitsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.books',
    stepUp: true,
    limit: ACTS,
    problems: [TenantNotFound, InvalidInput, ProviderAccountNotFound, AccountNotOfBank],
  })
  async write(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() { account }: WriteDebitFileRequest,
  ): Promise<WrittenDebitsResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const { file, leftOut } = await this.writer.write(tenant.id, account, actor);
    return {
      file: file === undefined ? null : answerOf(file),
      left_out: leftOut.map(({ attempt, reason }) => ({ debit: attempt, reason })),
    };
  }

  /** Writes a file once more, the same to the byte. Who gets it is written down. */
  @Post('debit-files/:file/copies')
  @HttpCode(200)
  @ApiOkResponse({ type: WrittenDebitFileResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.books',
    stepUp: true,
    limit: ACTS,
    problems: [TenantNotFound, DebitFileNotFound, DebitFileGone],
  })
  async copy(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('file') file: string,
  ): Promise<WrittenDebitFileResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return answerOf(await this.files.writeAgain(tenant.id, file, actor));
  }

  /** Books that the bank has paid a file, without what came back. */
  @Post('debit-files/:file/paid')
  @HttpCode(200)
  @ApiOkResponse({ type: BookedDebitsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.books',
    stepUp: true,
    limit: ACTS,
    problems: [TenantNotFound, DebitFileNotFound, DebitFileNotDue],
  })
  async paid(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('file') file: string,
  ): Promise<BookedDebitsResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { booked: await this.teller.paid(tenant.id, file, actor) };
  }

  /** Books that the bank has sent a debit back. */
  @Post('debit-returns')
  @HttpCode(200)
  @ApiOkResponse({ type: BookedDebitsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.books',
    stepUp: true,
    limit: ACTS,
    problems: [TenantNotFound, InvalidInput, DebitNotFiled],
  })
  async returned(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() { debit, reason }: DebitReturnRequest,
  ): Promise<BookedDebitsResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { booked: Number(await this.teller.returned(tenant.id, uuidOf(debit), reason, actor)) };
  }

  /** Books that a refund of a debit was paid back by hand, of the account at the bank. */
  @Post('refunds/:id/made')
  @HttpCode(200)
  @ApiOkResponse({ type: BookedDebitsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.refund',
    stepUp: true,
    limit: ACTS,
    problems: [TenantNotFound, RefundNotFound, RefundNotByHand],
  })
  async refunded(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(RefundNotFound)) id: string,
  ): Promise<BookedDebitsResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { booked: Number(await this.refunds.made(tenant.id, id, actor)) };
  }
}

const answerOf = ({ id, collectOn, debits, amount, xml }: WrittenFile): WrittenDebitFileResponse => ({
  ...{ id, collect_on: collectOn, debits, amount, xml },
});

/** Statements have it without hyphens. */
const uuidOf = (id: string): string =>
  id
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
