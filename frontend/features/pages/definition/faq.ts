import { type TextKey } from '../../../lib/i18n/catalogue';
import { type SiteDocument } from '../../../site/site-document';
import { type Block, defineBlocks, type Entry } from './page-definition';

const hasInvisibleMode = ({ features }: SiteDocument): boolean => features.invisible_mode;
const needsPremium = ({ features }: SiteDocument): boolean =>
  features.invisible_mode && features.invisible_mode_for === 'premium';

interface Group {
  readonly id: string;
  readonly title: TextKey;
  readonly questions: readonly Block[];
}

type GroupName = 'start' | 'people' | 'talking' | 'paying' | 'safety' | 'leaving';

function group(name: GroupName, questions: readonly Entry<'faq'>[]): Group {
  return { id: `faq-group-${name}`, title: `faq.group_${name}`, questions: defineBlocks('faq', questions) };
}

const DISCOUNT: Entry<'faq'> = {
  name: 'discount',
  further: [{ key: 'discount_countdown', when: ({ features }) => features.time_bonus }],
};
const PAUSE: Entry<'faq'> = {
  name: 'pause',
  further: [
    { key: 'pause_hidden', when: hasInvisibleMode },
    { key: 'hidden_premium', when: needsPremium },
  ],
};

export const FAQ: readonly Group[] = [
  group('start', ['free', 'age', 'confirm', 'languages']),
  group('people', [
    { name: 'fictional', when: ({ disclosures }) => disclosures.fictional_profiles },
    'photos',
    'search',
    { name: 'swipe', when: ({ features }) => features.swipe_game },
    { name: 'hidden', when: hasInvisibleMode, further: [{ key: 'hidden_premium', when: needsPremium }] },
  ]),
  group('talking', ['cost', 'unread', { name: 'gifts', when: ({ features }) => features.gifts }, 'blocked']),
  group('paying', ['credits', 'methods', 'late', 'receipt', 'premium', DISCOUNT, 'withdraw']),
  group('safety', ['report', 'scams', 'meeting', 'data']),
  group('leaving', [PAUSE, 'delete', 'mails']),
];
