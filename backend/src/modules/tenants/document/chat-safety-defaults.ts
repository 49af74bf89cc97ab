import { type ChatSafety } from './schema/chat-safety';

/** What a brand has that says nothing else. */
export const CHAT_SAFETY: ChatSafety = {
  new_account_days: 14,
  spam: { action: 'hold', recipients: 5 },
  contact: { action: 'warn', extra_words: [] },
  payment: { action: 'warn', extra_words: [] },
};
