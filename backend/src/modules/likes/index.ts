export { LIKES_DATA } from './likes-data';
export { LikesJobsModule, LikesModule } from './likes.module';
