export { INTERESTS } from './interests/interests';
export { type InterestSettings, namesOfInterests, sharedInterests } from './interests/shared-interests';
export { MEMBERS_DATA } from './members-data';
export { MembersModule } from './members.module';
export { BrandWithoutSettings, FictionalProfileNotFound, PeopleMoved, PeopleRefused } from './people/errors';
export { FictionalPeople, type ToldPerson } from './people/fictional-people';
export { type FictionalProfile, type FictionalProfileList, FictionalProfiles } from './people/fictional-profiles';
export { type ChangedPerson, type NamedPerson, PERSON_PARTS, type PersonPart } from './people/people-changes';
export { CAST_IDS, FILED_IDS, type FictionalPerson, ageOn, loadPeople, peopleJsonSchema } from './people/people-file';
export { type PeoplePlan, PlacePeople, languageIn } from './people/place-people';
export {
  type ProfileContent,
  hidePhoto,
  removeAnswer,
  removeText,
  restoreAnswer,
  restoreText,
  showPhoto,
} from './moderation/profile-content';
export { PhotoCheckClosed, PhotoCheckNotFound, PhotoCheckPhotosChanged } from './photo-checks/errors';
export { PhotoCheckAdminService, type PhotoCheckAct } from './photo-checks/photo-check-admin-service';
export { PHOTO_CHECK_WORK } from './photo-checks/photo-check-work';
export { reverseRefusal } from './photo-checks/reverse-refusal';
export { photoCheckIdOf } from './photo-checks/photo-check-id';
export { KeptEvidenceList } from './evidence/kept-evidence';
export { MinorEvidenceRetention } from './evidence/minor-evidence-retention';
export { PhotoCheckRetention } from './photo-checks/retention/photo-check-retention';
export { VERIFIED_AT } from './photo-checks/verified-at';
export { AddPhoto, type NewPhoto } from './photos/add-photo';
export { ClaimedPhotos, type ClaimedPhoto } from './photos/claimed-photos';
export {
  PICTURE_PROBLEMS,
  PhotoDecided,
  PhotoDecisionFinal,
  PhotoLimitReached,
  PhotoNotFound,
  PhotoTypeUnsupported,
} from './photos/errors';
export { PhotoAdminService, type PhotoAct, type WaitingPhoto } from './photos/photo-admin-service';
export { CLEAR_FOR_FREE, mostOf as mostPhotos } from './photos/photo-limit';
export { PhotoFiles } from './photos/photo-files';
export { photoIdOf } from './photos/photo-id';
export { PhotoNotes } from './photos/photo-notes';
export { PHOTO_WORK } from './photos/photo-work';
export { MAIN_PHOTO, MEDIA, PhotoImage, mainImage, photoResponse } from './photos/photo.response';
export {
  PHOTO_QUEUES,
  REJECTION_REASONS,
  type PhotoQueue,
  type RejectionReason,
  type ShownPhoto,
} from './photos/photo-row';
export { PhotosHttpModule } from './photos/photos-http.module';
export { PhotosJobsModule, PhotosModule } from './photos/photos.module';
export { type MadePicture } from './photos/pictures/picture';
export { ReceivePicture } from './photos/receive-picture';
export { BLURRED, renditionsOf } from './photos/renditions';
export { SimilarRejects } from './photos/similar-rejects';
export { TownSearch } from './places/town-search';
export { RegionCatalogue } from './places/region-catalogue';
export { RegionResponse, regionResponse } from './places/region.response';
export { AccountNotConfirmed } from './profile/account-not-confirmed.error';
export { DISTANCE_BANDS, distanceBand } from './profile/distance-band';
export {
  addProfile,
  changeProfileLanguage,
  changeProfileStatus,
  hideProfile,
  hideProfileOf,
} from './profile/profile-changes';
export { profileIdOf } from './profile/profile-id';
export { openTo, visibleTo } from './profile/visible-to';
export { type AnsweredPrompts } from './prompts/answered-prompts';
export { ANSWERED_PROMPTS } from './prompts/prompt-columns';
export { PlantedPhotos } from './second-looks/planted-photos';
export { SecondPersonNeeded } from './second-looks/errors';
export { SECOND_LOOK_CAUSES, type SecondLookCause } from './second-looks/second-look';
export { SECOND_LOOK_WORK } from './second-looks/second-look-work';
export { SecondLooks } from './second-looks/second-looks';
export { LikedThing, type LikedThingRow, likedThing } from './things/liked-thing';
export { ProfileThingGone } from './things/profile-thing-gone.error';
export { AskedThing } from './things/profile-thing.request';
export { type ProfileThing, answerTo, likedThingColumn, shownPhoto, showsThing, thingIn } from './things/profile-thing';
export { MemberResponse } from './use-cases/show-member/member.response';
export { ShowMember } from './use-cases/show-member/show-member.use-case';
export { ProfileNotFound } from './use-cases/show-teaser/profile-not-found.error';
