import { ApiProperty } from '@nestjs/swagger';

export const OFFERS = ['invisible_mode', 'mails_off', 'discount'] as const;

export class LeavingOffer {
  @ApiProperty({ enum: OFFERS })
  kind!: (typeof OFFERS)[number];
}

export class LeavingResponse {
  @ApiProperty({ description: 'For how many days the account can be brought back.' })
  pending_days!: number;

  @ApiProperty({ type: [LeavingOffer], description: 'What this member has not tried instead.' })
  offers!: LeavingOffer[];

  @ApiProperty({ description: 'Off the next order, in percent, where that is offered.' })
  delete_discount!: number;
}

export class DeletionResponse {
  @ApiProperty({ format: 'date-time', description: 'Until then the mailed link brings the account back.' })
  deletes_at!: string;
}
