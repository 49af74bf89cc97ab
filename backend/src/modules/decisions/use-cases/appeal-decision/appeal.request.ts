import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { GraphemeLength } from '../../../../platform/http';
import { tidyText } from '../../../../../../contract/text/plain-text';
import { DecisionLinkRequest } from '../open-decision/decision-link.request';

const tidy = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? tidyText(value) : value);

export class AppealRequest {
  @ApiProperty({ minLength: 1, maxLength: 3000, description: 'Characters as a person counts them.' })
  @Transform(tidy)
  @GraphemeLength(1, 3000)
  readonly text!: string;
}

export class AppealLinkRequest extends DecisionLinkRequest {
  @ApiProperty({ minLength: 1, maxLength: 3000, description: 'Characters as a person counts them.' })
  @Transform(tidy)
  @GraphemeLength(1, 3000)
  readonly text!: string;
}
