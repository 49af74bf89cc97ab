import { Module } from '@nestjs/common';
import { DiscoveryModule } from '../discovery';
import { NotificationsModule } from '../notifications';
import { PushContentsModule } from '../push';
import { TenantsModule } from '../tenants';
import { AttachmentsModule } from './attachments/attachments.module';
import { UnsentPhotos } from './attachments/photos/unsent-photos';
import { ChatNews } from './conversations/chat-news';
import { ChatSites } from './conversations/chat-sites';
import { Chats } from './conversations/chats';
import { ChatSource } from './live/chat-source';
import { OnlineNews } from './live/online-news';
import { HeldDecidedHandler } from './moderation/held-decided.handler';
import { HeldRetention } from './moderation/held-retention';
import { HeldMessages } from './moderation/held-messages';
import { Moderation } from './moderation/moderation';
import { DeleteChatController } from './use-cases/delete-chat/delete-chat.controller';
import { DeleteChat } from './use-cases/delete-chat/delete-chat.use-case';
import { DiscardHeldMessageController } from './use-cases/discard-held-message/discard-held-message.controller';
import { SignupMessageHandler } from './use-cases/deliver-signup-message/signup-message.handler';
import { ListChatsController } from './use-cases/list-chats/list-chats.controller';
import { ListMessagesController } from './use-cases/list-messages/list-messages.controller';
import { ListMessages } from './use-cases/list-messages/list-messages.use-case';
import { ReadChatController } from './use-cases/read-chat/read-chat.controller';
import { ReadChat } from './use-cases/read-chat/read-chat.use-case';
import { Quotes } from './quotes/quotes';
import { Drafts } from './use-cases/send-message/drafts';
import { FirstMessage } from './use-cases/send-message/first-message';
import { KnownPartners } from './use-cases/send-message/known-partners';
import { PairLimit } from './use-cases/send-message/pair-limit';
import { SendMessageController } from './use-cases/send-message/send-message.controller';
import { SendMessage } from './use-cases/send-message/send-message.use-case';
import { SendQueue } from './use-cases/send-message/send-queue';
import { ShowChatController } from './use-cases/show-chat/show-chat.controller';
import { SendTypingController } from './use-cases/send-typing/send-typing.controller';
import { WithdrawMessageController } from './use-cases/withdraw-message/withdraw-message.controller';
import { WithdrawMessage } from './use-cases/withdraw-message/withdraw-message.use-case';
import { FreshUnreadMail } from './unread-mails/fresh-unread-mail';
import { UnreadMails } from './unread-mails/unread-mails';
import { UnreadMailsRunner } from './unread-mails/unread-mails.runner';
import { FreshUnreadPush } from './unread-pushes/fresh-unread-push';

/** Sending messages, or holding them back. */
@Module({
  imports: [TenantsModule],
  providers: [FirstMessage, HeldMessages, KnownPartners, Moderation, SendMessage, SendQueue],
  exports: [HeldMessages, KnownPartners, SendMessage],
})
class SendingModule {}

/** Conversations and their messages, as members reach them. Needs a MemberAuthenticator and a StreamsModule from global modules. */
@Module({
  imports: [AttachmentsModule, DiscoveryModule, SendingModule, TenantsModule],
  controllers: [
    ...[ListChatsController, ReadChatController, ShowChatController, DeleteChatController],
    ...[ListMessagesController, SendMessageController, WithdrawMessageController, SendTypingController],
    DiscardHeldMessageController,
  ],
  providers: [
    ...[ChatNews, ChatSites, ChatSource, Chats, DeleteChat, Drafts, Quotes],
    ...[ListMessages, OnlineNews, PairLimit, ReadChat, WithdrawMessage],
  ],
})
export class ChatsHttpModule {}

/** The background work of conversations, for the worker, which brings the outbox's handlers. */
@Module({
  imports: [NotificationsModule, PushContentsModule, SendingModule, TenantsModule],
  providers: [
    FreshUnreadMail,
    FreshUnreadPush,
    HeldDecidedHandler,
    HeldRetention,
    SignupMessageHandler,
    UnreadMails,
    UnreadMailsRunner,
    UnsentPhotos,
  ],
})
export class ChatsJobsModule {}
