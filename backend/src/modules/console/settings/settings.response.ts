import { ApiProperty } from '@nestjs/swagger';
import {
  type ColorPair,
  type ColorRoles,
  type NicheTemplate,
  type SuggestedPrices,
  type ThemeSample,
} from '../../tenants';

const DOCUMENT = { type: 'object', additionalProperties: true } as const;

export class SettingsSchemaResponse {
  @ApiProperty({
    ...DOCUMENT,
    description:
      'JSON Schema 2020-12 of what a tenant may say. Fields have `title`, `description`, `examples`, `x-edit` (the role that may change it), `x-unit`, `x-currency` (of minor units: a code, or which names below tell it) and `x-approval`.',
  })
  readonly schema!: object;
}

class NicheTemplateResponse implements NicheTemplate {
  @ApiProperty({ example: 2 })
  readonly niche!: number;
  @ApiProperty({ example: 'she' })
  readonly name!: string;
}

export class NicheTemplatesResponse {
  @ApiProperty({ type: [NicheTemplateResponse] })
  readonly templates!: readonly NicheTemplateResponse[];
}

export class NicheLayersResponse {
  @ApiProperty({ ...DOCUMENT, description: 'The values of the product, below everything else.' })
  readonly product!: object;
  @ApiProperty({ ...DOCUMENT, description: 'The values of the niche’s template, over them.' })
  readonly template!: object;
}

export class SuggestedPricesResponse implements SuggestedPrices {
  @ApiProperty({ type: 'array', items: DOCUMENT, description: 'As `packages` of a document has them.' })
  readonly packages!: SuggestedPrices['packages'];
  @ApiProperty({ ...DOCUMENT, description: 'The lowest cost of a message by country, which follows from them.' })
  readonly minimum_message_costs!: SuggestedPrices['minimum_message_costs'];
  @ApiProperty({ type: [String], description: 'Countries whose currency the price list does not have.' })
  readonly without!: readonly string[];
}

class ColorPairResponse implements ColorPair {
  @ApiProperty({ enum: ['light', 'dark'] })
  readonly scheme!: ColorPair['scheme'];
  @ApiProperty({ type: String, example: 'on_primary' })
  readonly front!: ColorPair['front'];
  @ApiProperty({ type: String, example: 'primary' })
  readonly back!: ColorPair['back'];
  @ApiProperty({ example: 5.2, description: 'The contrast by WCAG 2, 1 to 21.' })
  readonly ratio!: number;
  @ApiProperty({ example: 4.5, description: 'The least that it takes.' })
  readonly least!: number;
}

const ROLES = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'sRGB in hex, by role.',
} as const;

export class ThemeSampleResponse implements ThemeSample {
  @ApiProperty(ROLES)
  readonly light!: ColorRoles;
  @ApiProperty(ROLES)
  readonly dark!: ColorRoles;
  @ApiProperty({ type: [ColorPairResponse], description: 'Colours that meet on pages, the weakest contrast first.' })
  readonly pairs!: readonly ColorPairResponse[];
}
