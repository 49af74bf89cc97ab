import { type CurrentSite } from '../../../site/current-site';

/** The texts that the conversation needs in the browser. The ideas for a first line are the brand's own. */
export function chatTexts({ t }: CurrentSite) {
  return {
    region: t('landers.member2_region'),
    begin: t('landers.member2_begin'),
    ideas: t('landers.member2_ideas'),
    lines: [t('home.moments_1'), t('home.moments_2'), t('home.moments_3')],
    about: t('landers.member2_about'),
    label: t('landers.member2_label'),
    placeholder: t('landers.member2_placeholder'),
    hint: t('landers.member2_hint'),
    send: t('landers.member2_send'),
    you: t('landers.member2_you'),
    waiting: t('landers.member2_waiting'),
    change: t('landers.member2_change'),
    next: t('landers.member2_next'),
  };
}

export type ChatTexts = ReturnType<typeof chatTexts>;
