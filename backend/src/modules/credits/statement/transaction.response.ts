import { ApiProperty } from '@nestjs/swagger';
import { REASONS, type Reason } from './reasons';

export class TransactionPartner {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Somebody invented; whoever shows the name says so as a text.' })
  readonly fictional!: boolean;
}

export class Transaction {
  @ApiProperty({ description: 'Counts 1, 2, 3… for each member.' })
  readonly id!: number;
  @ApiProperty({ description: 'Credits; below zero for what was spent.' })
  readonly amount!: number;
  @ApiProperty({ description: 'Right after it.' })
  readonly balance!: number;
  @ApiProperty({ enum: REASONS })
  readonly reason!: Reason;
  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
  @ApiProperty({
    type: TransactionPartner,
    nullable: true,
    description: 'Whom a message, photo or gift went to, where the member may still see them.',
  })
  readonly partner!: TransactionPartner | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Which one it takes back.' })
  readonly reversal_of!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'By which one it was taken back.' })
  readonly reversed_by!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'The order that credits were bought with.' })
  readonly order!: number | null;
}

export class TransactionsResponse {
  @ApiProperty({ type: [Transaction], description: 'Newest first, 50 at most.' })
  readonly transactions!: readonly Transaction[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `cursor` for the next page; null at the end.' })
  readonly next!: string | null;
  @ApiProperty({ description: 'The balance now.' })
  readonly credits!: number;
}
