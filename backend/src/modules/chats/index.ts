export { CHATS_DATA } from './chats-data';
export { ChatsHttpModule, ChatsJobsModule } from './chats.module';
