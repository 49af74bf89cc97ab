import { ApiProperty } from '@nestjs/swagger';
import { BOOKS_FAULTS, type BooksFault, LEDGER_CHECK_STATES, type LedgerCheckState } from '../../payments';

class LastLook {
  @ApiProperty({ format: 'date-time' })
  readonly checked_at!: string;

  @ApiProperty({ description: 'How many balances, or orders, were looked at.' })
  readonly checked!: number;

  @ApiProperty({ description: 'How many of them did not agree.' })
  readonly differences!: number;
}

class WrongBalance {
  @ApiProperty({ description: 'The account. Below zero where it was erased.' })
  readonly member!: number;

  @ApiProperty()
  readonly balance!: number;

  @ApiProperty({ description: 'The sum of its entries.' })
  readonly entries!: number;
}

class WrongOrder {
  @ApiProperty()
  readonly order!: number;

  @ApiProperty({ enum: BOOKS_FAULTS, isArray: true })
  readonly faults!: readonly BooksFault[];
}

class LedgerCheckRunResponse {
  @ApiProperty({ enum: LEDGER_CHECK_STATES })
  readonly state!: LedgerCheckState;

  @ApiProperty({ format: 'date-time' })
  readonly asked_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly ended_at!: string | null;

  @ApiProperty({ description: 'How many balances were looked at. This and what follows is known once it is done.' })
  readonly accounts!: number;

  @ApiProperty({ type: [WrongBalance], description: '200 at most.' })
  readonly wrong_balances!: readonly WrongBalance[];

  @ApiProperty()
  readonly orders!: number;

  @ApiProperty({ type: [WrongOrder], description: '200 at most.' })
  readonly wrong_orders!: readonly WrongOrder[];
}

class BrandLedgerCheck {
  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;

  @ApiProperty({ type: LastLook, nullable: true, description: 'All balances; null where there was none to look at.' })
  readonly credits!: LastLook | null;

  @ApiProperty({ type: LastLook, nullable: true, description: 'All orders; null where there was none to look at.' })
  readonly money!: LastLook | null;

  @ApiProperty({ type: LedgerCheckRunResponse, nullable: true, description: 'The check that staff asked for last.' })
  readonly run!: LedgerCheckRunResponse | null;
}

export class LedgerChecksResponse {
  @ApiProperty({ type: [BrandLedgerCheck] })
  readonly checks!: readonly BrandLedgerCheck[];
}
