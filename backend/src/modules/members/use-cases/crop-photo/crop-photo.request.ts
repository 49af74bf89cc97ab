import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';

/** Shares of the whole picture; 0, 0, 1 and 1 are all of it. */
export class CropPhotoRequest {
  @ApiProperty({ minimum: 0, maximum: 1 })
  @IsNumber()
  @Min(0)
  @Max(1)
  readonly x!: number;

  @ApiProperty({ minimum: 0, maximum: 1 })
  @IsNumber()
  @Min(0)
  @Max(1)
  readonly y!: number;

  @ApiProperty({ minimum: 0.01, maximum: 1 })
  @IsNumber()
  @Min(0.01)
  @Max(1)
  readonly width!: number;

  @ApiProperty({ minimum: 0.01, maximum: 1 })
  @IsNumber()
  @Min(0.01)
  @Max(1)
  readonly height!: number;
}
