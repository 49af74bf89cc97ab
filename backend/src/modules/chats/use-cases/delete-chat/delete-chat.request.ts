import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

/** The conversation stands in the address, or in the body. */
export class DeleteChatRequest {
  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  readonly conversation?: unknown;
}
