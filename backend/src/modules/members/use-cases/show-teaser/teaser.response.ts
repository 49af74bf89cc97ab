import { ApiProperty } from '@nestjs/swagger';

class TeaserImage {
  @ApiProperty({ description: 'Behind the brand’s `cdn_prefix`.' })
  readonly path!: string;
}

/** The part of a profile that visitors may see. */
export class TeaserResponse {
  @ApiProperty()
  readonly id!: number;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'Years, today.' })
  readonly age!: number;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly city!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Its name in the visitor’s language.' })
  readonly region!: string | null;

  @ApiProperty({ description: 'Somebody invented; whoever shows the profile says so as a text.' })
  readonly fictional!: boolean;

  @ApiProperty({ type: String, nullable: true })
  readonly about!: string | null;

  @ApiProperty({ type: TeaserImage, nullable: true })
  readonly main_image!: TeaserImage | null;
}
