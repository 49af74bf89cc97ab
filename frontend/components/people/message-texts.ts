import { type CurrentSite } from '../../site/current-site';
import { PLACEHOLDER } from './placeholder';

export const messageTexts = ({ t }: CurrentSite) => ({
  message: t('chats.message'),
  named: t('chats.message_named', { name: PLACEHOLDER.name }),
});
export type MessageTexts = ReturnType<typeof messageTexts>;
