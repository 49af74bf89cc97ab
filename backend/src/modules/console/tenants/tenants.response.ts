import { ApiProperty } from '@nestjs/swagger';
import { type BrandLook, type DomainRow, HOST_KINDS, HOST_STATES } from '../../tenants';
import { type ShownTenant } from './tenant-list';

class StaffBrandSchemeResponse {
  @ApiProperty({ example: '#c2185b', description: 'sRGB in hex.' })
  readonly primary!: string;
  @ApiProperty({ example: '#ffffff', description: 'What stands on it.' })
  readonly on_primary!: string;
}

class StaffBrandColoursResponse implements Pick<BrandLook, 'light' | 'dark'> {
  @ApiProperty()
  readonly light!: StaffBrandSchemeResponse;
  @ApiProperty()
  readonly dark!: StaffBrandSchemeResponse;
}

export class StaffTenantResponse implements ShownTenant {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ example: 'everglow' })
  readonly slug!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Null before the first release.' })
  readonly live_revision!: number | null;
  @ApiProperty({ example: 'Everglow', description: 'Before the first release the slug.' })
  readonly name!: string;
  @ApiProperty({ type: String, nullable: true })
  readonly primary_host!: string | null;
  @ApiProperty({ type: StaffBrandColoursResponse, nullable: true, description: 'Null before the first release.' })
  readonly colours!: StaffBrandColoursResponse | null;
}

export class StaffTenantsResponse {
  @ApiProperty({ type: [StaffTenantResponse], description: 'By slug.' })
  readonly tenants!: readonly StaffTenantResponse[];
}

export class TenantHostResponse implements DomainRow {
  @ApiProperty({ example: 'everglow.example' })
  readonly host!: string;
  @ApiProperty({ enum: HOST_KINDS })
  readonly kind!: DomainRow['kind'];
  @ApiProperty({ enum: HOST_STATES })
  readonly state!: DomainRow['state'];
  @ApiProperty({ type: String, nullable: true, description: 'Where a redirect leads; null for all others.' })
  readonly target?: string | undefined;
}

export class TenantHostsResponse {
  @ApiProperty({ type: [TenantHostResponse], description: 'The primary host first.' })
  readonly domains!: readonly TenantHostResponse[];
}

export class StaffTenantWithHostsResponse extends StaffTenantResponse {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The newest revision, live or not; null before the first draft.',
  })
  readonly newest_revision!: number | null;
  @ApiProperty({ type: [TenantHostResponse], description: 'The primary host first.' })
  readonly domains!: readonly TenantHostResponse[];
}
