import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';

class MessageCost {
  /** Minor units of the currency. */
  @ApiProperty()
  readonly costs!: number;
  /** ISO 4217. */
  @ApiProperty()
  readonly currency!: string;
}

/** Field names are the specification's. */
@ApiExtraModels(MessageCost)
export class SettingsResponse {
  @ApiProperty({ type: [String] })
  readonly countries!: string[];
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'The primary host.' })
  readonly domain!: string;
  @ApiProperty()
  readonly domain_language!: string;
  @ApiProperty()
  readonly index_title!: string;
  @ApiProperty()
  readonly description!: string;
  @ApiProperty()
  readonly cdn_prefix!: string;
  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2, by address.' })
  readonly geoip_country!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly geoip_selected_country!: string | null;
  @ApiProperty({ enum: ['yes', 'no'] })
  readonly enable_site_entry_popup!: 'yes' | 'no';
  @ApiProperty({ type: [String] })
  readonly site_entry_countries!: string[];
  @ApiProperty({ enum: ['all', 'with_trafficsource', 'closed'] })
  readonly signups!: 'all' | 'with_trafficsource' | 'closed';
  @ApiProperty()
  readonly logged_out_search!: boolean;
  @ApiProperty()
  readonly logged_out_search_trafficsource!: boolean;
  @ApiProperty({ minimum: 1, maximum: 7 })
  readonly niche!: number;
  @ApiProperty({ type: String, nullable: true })
  readonly push_public_key!: string | null;
  @ApiProperty()
  readonly support_phone!: string;
  @ApiProperty()
  readonly support_email!: string;
  @ApiProperty({ type: 'object', additionalProperties: { $ref: getSchemaPath(MessageCost) } })
  readonly minimum_message_costs!: Record<string, MessageCost>;
  @ApiProperty()
  readonly fictional_icon!: string;
  @ApiProperty()
  readonly fictional_warning!: string;
  @ApiProperty()
  readonly fictional_singular!: string;
  @ApiProperty()
  readonly fictional_plural!: string;
  @ApiProperty({ type: [String] })
  readonly visible_profile_fields!: string[];
  @ApiProperty({ type: [String] })
  readonly visible_profile_notes!: string[];
  @ApiProperty({ type: [String] })
  readonly search_fields!: string[];
  @ApiProperty()
  readonly message_credits!: number;
  @ApiProperty()
  readonly photo_credits!: number;
  @ApiProperty()
  readonly gift_credits!: number;
  @ApiProperty()
  readonly signup_credits!: number;
  @ApiProperty({ description: 'Characters as a person counts them.' })
  readonly message_length!: number;
  @ApiProperty()
  readonly refund_days!: number;
  @ApiProperty()
  readonly member_resell!: boolean;
  @ApiProperty()
  readonly company_id!: number;
  @ApiProperty()
  readonly mail_name!: string;
  @ApiProperty({ description: 'The language of the texts in this answer.' })
  readonly locale!: string;
  @ApiProperty({ type: [String], description: "What the language switcher shows in the visitor's country." })
  readonly locales!: string[];
  @ApiProperty()
  readonly min_age!: number;
  @ApiProperty({ type: Number, nullable: true })
  readonly premium_match_claim_percent!: number | null;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'boolean' } })
  readonly features!: Record<string, boolean>;
  @ApiProperty()
  readonly revision!: number;
}
