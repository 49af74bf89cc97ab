export { LIKES_DATA } from './likes-data';
export { LikesModule } from './likes.module';
