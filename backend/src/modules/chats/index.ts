export { CHATS_DATA } from './chats-data';
export { ChatsHttpModule, ChatsJobsModule } from './chats.module';
export { HELD_PAGE, HeldDesk, HeldMessageDecided, HeldMessageNotFound, type HeldAct } from './judging/held-desk';
export { JUDGED_RULES, type JudgedRule } from './judging/judge';
