import { ApiProperty } from '@nestjs/swagger';
import { DERIVED_SETTINGS, type PublicSettings, settingsCallSchema } from '../../document';
import { describedBy } from '../described-by';

/** The fields that depend on the visitor and the installation; the schema describes the settings themselves. */
@describedBy(settingsCallSchema)
export class SettingsResponse {
  @ApiProperty({ description: DERIVED_SETTINGS.domain })
  readonly domain!: string;
  @ApiProperty({ type: String, nullable: true, description: DERIVED_SETTINGS.geoip_country })
  readonly geoip_country!: string | null;
  @ApiProperty({ type: String, nullable: true, description: DERIVED_SETTINGS.geoip_selected_country })
  readonly geoip_selected_country!: string | null;
  @ApiProperty({ type: String, nullable: true, description: DERIVED_SETTINGS.push_public_key })
  readonly push_public_key!: string | null;
  @ApiProperty({ description: DERIVED_SETTINGS.company_id })
  readonly company_id!: number;
  @ApiProperty({ description: DERIVED_SETTINGS.locale })
  readonly locale!: string;
  @ApiProperty({ type: [String], description: DERIVED_SETTINGS.locales })
  readonly locales!: readonly string[];
  @ApiProperty({ description: DERIVED_SETTINGS.revision })
  readonly revision!: number;
}

export type SettingsAnswer = SettingsResponse & PublicSettings;
