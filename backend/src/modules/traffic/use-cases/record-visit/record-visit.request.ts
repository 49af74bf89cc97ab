import { isIP } from 'node:net';
import { ApiPropertyOptional, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { parseHost } from '../../../../../../contract/tenancy/host';
import { LABEL_LENGTH, isLabel } from '../../source/traffic-source';

const filled = ({ value }: { value: unknown }): unknown => (value === '' || value === null ? undefined : value);
// An address in place of a name is somebody's own network: nothing that is kept.
const named = ({ value }: { value: unknown }): unknown => {
  if (typeof value !== 'string') return value ?? undefined;
  return isIP(value.replace(/^\[|\]$/g, '')) === 0 ? (parseHost(value) ?? value) || undefined : undefined;
};

const Label = (): PropertyDecorator => (target, name) => {
  ApiPropertyOptional({ maxLength: LABEL_LENGTH })(target, name);
  Transform(filled)(target, name);
  IsOptional()(target, name);
  ValidateBy({
    name: 'isLabel',
    validator: {
      validate: (value) => typeof value === 'string' && isLabel(value),
      defaultMessage: () => `Send at most ${LABEL_LENGTH} printable characters.`,
    },
  })(target, name);
};

export class RecordVisitRequest {
  @ApiProperty({ example: '/landers/video', maxLength: 512, description: 'Of the page, without query and fragment.' })
  @IsString()
  @MaxLength(512)
  @Matches(/^\/[^\s?#\p{C}]*$/u, { message: 'Send a path that starts with /, without a query, fragment or spaces.' })
  readonly path!: string;

  @Label()
  readonly network?: string;

  @Label()
  readonly ref?: string;

  @Label()
  readonly sub1?: string;

  @Label()
  readonly sub2?: string;

  @Label()
  readonly sub3?: string;

  @ApiPropertyOptional({ example: 'search.example', description: 'The host of the page that led here.' })
  @Transform(named)
  @IsOptional()
  @ValidateBy({
    name: 'isHost',
    validator: {
      validate: (value) => typeof value === 'string' && parseHost(value) !== undefined,
      defaultMessage: () => 'Send a host name, like search.example.',
    },
  })
  readonly referrer?: string;

  @ApiPropertyOptional({ default: false, description: 'Whether the page logs bounces (`lb` in its address).' })
  @IsOptional()
  @IsBoolean()
  readonly lb?: boolean;
}
