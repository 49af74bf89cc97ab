import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBase64, IsOptional, IsString, MaxLength } from 'class-validator';

/** The longest mail in base64: 256 KB. */
const RAW_LONGEST = 360_000;

export class ReceiveMailRequest {
  @ApiPropertyOptional({ maxLength: 500, description: 'Where it came to, where the receiving server knows.' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  to?: string;

  @ApiProperty({
    maxLength: RAW_LONGEST,
    description: 'The mail as it came (RFC 5322), or its first 256 KB, in base64.',
  })
  @IsBase64({}, { message: 'Give the mail in base64.' })
  @MaxLength(RAW_LONGEST)
  raw!: string;
}
