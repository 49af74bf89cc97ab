import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Endpoint, IdPipe, InvalidInput, perStaff } from '../../../platform/http';
import { PriceList, Templates, tenantJsonSchema, themeSample } from '../../tenants';
import { NicheNotFound } from '../errors';
import {
  NicheLayersResponse,
  NicheTemplatesResponse,
  SettingsSchemaResponse,
  SuggestedPricesResponse,
  ThemeSampleResponse,
} from './settings.response';
import { SuggestedPricesRequest } from './suggested-prices.request';
import { ThemeSampleRequest } from './theme-samples.request';

const often = perStaff(300, 60);

/** Serves the schema and the lower layers of settings. They are the same for all tenants of a build. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffSettingsController {
  private readonly schema = tenantJsonSchema();

  constructor(
    @Inject(Templates) private readonly templates: Templates,
    @Inject(PriceList) private readonly prices: PriceList,
  ) {}

  @Get('schema')
  @ApiOkResponse({ type: SettingsSchemaResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often })
  show(): SettingsSchemaResponse {
    return { schema: this.schema };
  }

  @Get('templates')
  @ApiOkResponse({ type: NicheTemplatesResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often })
  list(): NicheTemplatesResponse {
    return { templates: this.templates.list() };
  }

  /** The layers below a tenant's own, of one niche. */
  @Get('templates/:niche')
  @ApiOkResponse({ type: NicheLayersResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [NicheNotFound] })
  layers(@Param('niche', new IdPipe(NicheNotFound)) niche: number): NicheLayersResponse {
    if (!this.templates.list().some((one) => one.niche === niche)) throw new NicheNotFound();
    const [product, template] = this.templates.under({ settings: { niche } });
    return { product: product?.values ?? {}, template: template?.values ?? {} };
  }

  /** The operator's price list for some countries. Nothing is stored. */
  @Get('suggested-prices')
  @ApiOkResponse({ type: SuggestedPricesResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [InvalidInput] })
  suggest(@Query() { countries, message_credits }: SuggestedPricesRequest): SuggestedPricesResponse {
    return this.prices.suggest([...new Set(countries.split(','))], message_credits);
  }

  /** Derives both schemes from colours that are not stored yet. */
  @Post('theme-samples')
  @HttpCode(200)
  @ApiOkResponse({ type: ThemeSampleResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often })
  sample(@Body() theme: ThemeSampleRequest): ThemeSampleResponse {
    return themeSample(theme);
  }
}
