import { type CurrentSite } from '../../site/current-site';
import { HOLE } from './hole';

export const messageTexts = ({ t }: CurrentSite) => ({
  message: t('chats.message'),
  named: t('chats.message_named', { name: HOLE.name }),
});
export type MessageTexts = ReturnType<typeof messageTexts>;
