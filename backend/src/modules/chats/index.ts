export { CHATS_DATA } from './chats-data';
export { ChatsHttpModule, ChatsJobsModule, SendingModule } from './chats.module';
export { HELD_PAGE, HeldDesk, HeldMessageNotFound, type HeldMessage } from './judging/held-desk';
export { JUDGED_RULES, type JudgedRule } from './judging/judge';
