import { type CurrentSite } from '../../site/current-site';

export const modalTexts = ({ t }: CurrentSite) => ({
  title: t('sign-up.title'),
  close: t('joining.close'),
  leaveQuestion: t('joining.leave_question'),
  stay: t('joining.stay'),
  leave: t('joining.leave'),
});
export type ModalTexts = ReturnType<typeof modalTexts>;
