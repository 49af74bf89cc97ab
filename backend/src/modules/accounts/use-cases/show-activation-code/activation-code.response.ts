import { ApiProperty } from '@nestjs/swagger';

const STATES = ['waiting', 'spent', 'limited', 'confirmed'] as const;

export class ActivationCodeResponse {
  @ApiProperty({
    enum: STATES,
    description:
      '`waiting`: the code of the newest mail can be entered. `spent`: another mail has to be asked for. ' +
      '`limited`: too many were wrong of late, only the link works. `confirmed`: nothing is left to do.',
  })
  state!: (typeof STATES)[number];

  @ApiProperty({ type: 'integer', description: 'In how many seconds another mail can be asked for; 0: at once.' })
  resend_in!: number;
}
