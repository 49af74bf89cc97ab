export { CHATS_DATA } from './chats-data';
export { ChatsHttpModule } from './chats.module';
