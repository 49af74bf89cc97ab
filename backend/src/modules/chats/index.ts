export { releaseRejected } from './moderation/release-rejected';
export { CHATS_DATA } from './chats-data';
export { ChatsHttpModule, ChatsJobsModule } from './chats.module';
export { ClaimedHeldMessages } from './moderation/claimed-held-messages';
export { MESSAGE_KINDS, type MessageKind } from './messages/message-row';
export { HeldConversations } from './moderation/held-conversations';
export {
  HeldMessageAdminService,
  HeldMessageDecided,
  HeldMessageNotFound,
  type HeldAct,
  type HeldMessage,
} from './moderation/held-message-admin-service';
export { HELD_MESSAGE_WORK } from './moderation/held-message-work';
export { MODERATION_RULES, type ModerationRule } from './moderation/moderate';
