import { ApiProperty } from '@nestjs/swagger';
import { type CreditGift } from '../../accounts';
import { DecidedForMember, WaitsForMember, decidedAnswer } from '../members/asked/asked-of-member.response';

export class CreditGiftResponse extends DecidedForMember {
  @ApiProperty()
  readonly credits!: number;
}

export class CreditGiftsResponse {
  @ApiProperty({ description: 'The credits that the caller can still give this member now without a second person.' })
  readonly left_alone!: number;

  @ApiProperty({ type: [CreditGiftResponse], description: 'Newest first, twenty at most.' })
  readonly gifts!: readonly CreditGiftResponse[];
}

class WaitingCreditGift extends WaitsForMember {
  @ApiProperty()
  readonly credits!: number;
}

export class WaitingCreditGiftsResponse {
  @ApiProperty({ type: [WaitingCreditGift], description: 'Oldest first, 200 at most.' })
  readonly gifts!: readonly WaitingCreditGift[];
}

export const creditGiftAnswer = (gift: CreditGift, mayApprove: boolean) => ({
  ...{ ...decidedAnswer(gift, mayApprove), credits: gift.credits },
});
