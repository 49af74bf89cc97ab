import { type MailTextKey } from '../mail-texts';
import { type HoldingBlock, holdingWords } from './block-standing';
import { greetingFor } from './greeting';
import { letterMail } from './letter-mail';
import { type NoticeParams } from './link-mail';
import { type MailTemplate } from './mail-template';

export interface BlockLifted extends NoticeParams {
  /** A second person found the block wrong, or support lifted it. */
  readonly by: 'look' | 'support';
}

export interface BlockReversed extends NoticeParams {
  readonly holds: HoldingBlock;
}

/** To a member whose account is no longer blocked. Where an appeal did it, its answer says so. */
export const blockLifted: MailTemplate<BlockLifted> = {
  ...letterMail({
    subject: 'block_lifted_subject',
    preview: 'block_lifted_preview',
    paragraphs: [{ value: 'why' }, 'block_lifted_access'],
    button: { text: 'block_lifted_button', path: '/login' },
  }),
  sample: { name: 'Robin', by: 'look' },
  values: ({ name, by }, say) => ({ greeting: greetingFor(name, say), why: say(`block_lifted_${by}`) }),
};

/** To a member of whose blocks a second person found one wrong, while another one holds. */
export const blockReversed: MailTemplate<BlockReversed> = {
  ...letterMail({
    subject: 'block_reversed_subject',
    preview: 'block_reversed_preview',
    paragraphs: ['block_lifted_look', { value: 'holds' }],
  }),
  sample: { name: 'Robin', holds: { ends_at: '2026-12-06T09:30:00.000Z', time_zone: 'Europe/Amsterdam' } },
  values: ({ name, holds }, say, tag) => ({
    greeting: greetingFor(name, say),
    holds: holdingWords(holds, say, tag),
  }),
};

const restored = (paragraphs: readonly MailTextKey[]): MailTemplate<NoticeParams> => ({
  ...letterMail({
    subject: 'photo_restored_subject',
    preview: 'photo_restored_preview',
    paragraphs,
    button: { text: 'photo_restored_button', path: '/profile#photos' },
  }),
  sample: { name: 'Robin' },
  values: ({ name }, say) => ({ greeting: greetingFor(name, say) }),
});

/** To a member who was told that a photo is rejected, where staff approve it after another look. */
export const photoRestored = restored(['photo_restored_text']);

/** The same where the photo had hidden the profile, which is shown again. */
export const profileRestored = restored(['photo_restored_text', 'photo_restored_profile']);
