import { type CurrentSite } from '../../site/current-site';

interface Advantage {
  readonly name: string;
  readonly note?: string;
  readonly without: string;
  readonly lifted: string;
}

/** The limits of the product. What they are for somebody else than the reader, the api decides. */
const FREE_PHOTOS = 3;
const PREMIUM_PHOTOS = 25;
const FREE_CHATS = 2;

export function advantagesOf({ t, formats, document }: Pick<CurrentSite, 't' | 'formats' | 'document'>): Advantage[] {
  const { number } = formats;
  const upTo = (count: number): string => t('premium.up_to', { number: number(count) });
  const { invisible_mode: hasInvisible, invisible_mode_for: whose } = document.features;
  return [
    {
      name: t('premium.chats'),
      without: t('premium.chats_without', { number: number(FREE_CHATS) }),
      lifted: t('premium.chats_with'),
    },
    {
      name: t('premium.see'),
      without: t('premium.see_without', { number: number(FREE_PHOTOS) }),
      lifted: t('premium.see_with'),
    },
    { name: t('premium.own'), without: upTo(FREE_PHOTOS), lifted: upTo(PREMIUM_PHOTOS) },
    ...(hasInvisible && whose === 'premium'
      ? [
          {
            name: t('premium.invisible'),
            note: t('premium.invisible_note'),
            without: t('premium.not_included'),
            lifted: t('premium.included'),
          },
        ]
      : []),
  ];
}
