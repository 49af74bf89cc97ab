import { ApiProperty } from '@nestjs/swagger';
import { type NicheTemplate } from '../../tenants';

const DOCUMENT = { type: 'object', additionalProperties: true } as const;

export class SettingsSchemaResponse {
  @ApiProperty({
    ...DOCUMENT,
    description:
      'JSON Schema 2020-12 of what a tenant may say. Fields have `title`, `description`, `examples`, `x-edit` (the role that may change it), `x-unit` and `x-approval`.',
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
