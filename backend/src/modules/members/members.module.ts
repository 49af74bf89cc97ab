import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants';
import { FictionalPeople } from './people/fictional-people';
import { FictionalProfiles } from './people/fictional-profiles';
import { PlacePeople } from './people/place-people';
import { PlaceIndex } from './places/place-index';
import { RegionCatalogue } from './places/region-catalogue';
import { TownSearch } from './places/town-search';
import { OwnProfile } from './profile/own-profile';
import { OwnPrompts } from './prompts/own-prompts';
import { AnswerPromptController } from './use-cases/answer-prompt/answer-prompt.controller';
import { EditProfileController } from './use-cases/edit-profile/edit-profile.controller';
import { EditProfile } from './use-cases/edit-profile/edit-profile.use-case';
import { FindPlacesController } from './use-cases/find-places/find-places.controller';
import { GeocodeController } from './use-cases/geocode/geocode.controller';
import { Geocode } from './use-cases/geocode/geocode.use-case';
import { InvisibleModeController } from './use-cases/invisible-mode/invisible-mode.controller';
import { ListInterestsController } from './use-cases/list-interests/list-interests.controller';
import { ListRegionsController } from './use-cases/list-regions/list-regions.controller';
import { ListRegions } from './use-cases/list-regions/list-regions.use-case';
import { OrderPromptsController } from './use-cases/order-prompts/order-prompts.controller';
import { RemovePromptController } from './use-cases/remove-prompt/remove-prompt.controller';
import { ShowMemberController } from './use-cases/show-member/show-member.controller';
import { ShowMember } from './use-cases/show-member/show-member.use-case';
import { ShowProfileController } from './use-cases/show-profile/show-profile.controller';
import { ShowTeaserController } from './use-cases/show-teaser/show-teaser.controller';
import { ShowTeaser } from './use-cases/show-teaser/show-teaser.use-case';

/** Members, what visitors see of them, and where they are: places, regions and interests. */
@Module({
  imports: [TenantsModule],
  controllers: [
    AnswerPromptController,
    EditProfileController,
    FindPlacesController,
    GeocodeController,
    InvisibleModeController,
    ListInterestsController,
    ListRegionsController,
    OrderPromptsController,
    RemovePromptController,
    ShowMemberController,
    ShowProfileController,
    ShowTeaserController,
  ],
  providers: [
    {
      provide: Geocode,
      useFactory: (regions: RegionCatalogue) => new Geocode(PlaceIndex.shared, regions),
      inject: [RegionCatalogue],
    },
    { provide: TownSearch, useFactory: () => new TownSearch(PlaceIndex.shared) },
    { provide: RegionCatalogue, useValue: RegionCatalogue.shared },
    EditProfile,
    FictionalPeople,
    FictionalProfiles,
    ListRegions,
    OwnProfile,
    OwnPrompts,
    PlacePeople,
    ShowMember,
    ShowTeaser,
  ],
  exports: [FictionalPeople, FictionalProfiles, PlacePeople, RegionCatalogue, ShowMember, TownSearch],
})
export class MembersModule {}
