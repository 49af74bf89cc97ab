import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNumber, Max, Min } from 'class-validator';

const DECIMAL = /^-?\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/i;

/** Numbers only as a browser writes them: an empty string or a list must not pass for 0. */
const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;

export class GeocodeRequest {
  @ApiProperty({ minimum: -90, maximum: 90, description: 'Degrees north.' })
  @Transform(asNumber)
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(-90)
  @Max(90)
  readonly lat!: number;

  @ApiProperty({ minimum: -180, maximum: 180, description: 'Degrees east.' })
  @Transform(asNumber)
  @IsNumber({ allowNaN: false, allowInfinity: false })
  @Min(-180)
  @Max(180)
  readonly lon!: number;
}
