import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants';
import { PlaceIndex } from './places/place-index';
import { RegionCatalogue } from './places/region-catalogue';
import { GeocodeController } from './use-cases/geocode/geocode.controller';
import { Geocode } from './use-cases/geocode/geocode.use-case';
import { ListInterestsController } from './use-cases/list-interests/list-interests.controller';
import { ListRegionsController } from './use-cases/list-regions/list-regions.controller';
import { ListRegions } from './use-cases/list-regions/list-regions.use-case';

/** Members and where they are: so far places, regions and interests. */
@Module({
  imports: [TenantsModule],
  controllers: [GeocodeController, ListInterestsController, ListRegionsController],
  providers: [
    { provide: Geocode, useFactory: () => new Geocode(() => PlaceIndex.open()) },
    { provide: RegionCatalogue, useFactory: () => new RegionCatalogue() },
    ListRegions,
  ],
})
export class MembersModule {}
