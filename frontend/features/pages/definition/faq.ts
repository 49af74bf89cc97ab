import { type TextKey } from '../../../lib/i18n/catalogue';
import { type Block, defineBlocks, type Entry } from './page-definition';

interface Group {
  readonly id: string;
  readonly title: TextKey;
  readonly questions: readonly Block[];
}

type GroupName = 'start' | 'people' | 'talking' | 'paying' | 'safety' | 'leaving';

function group(name: GroupName, questions: readonly Entry<'faq'>[]): Group {
  return { id: `faq-group-${name}`, title: `faq.group_${name}`, questions: defineBlocks('faq', questions) };
}

export const FAQ: readonly Group[] = [
  group('start', ['free', 'age', 'confirm', 'languages']),
  group('people', [
    { name: 'fictional', when: ({ disclosures }) => disclosures.fictional_profiles },
    'photos',
    'search',
    { name: 'swipe', when: ({ features }) => features.swipe_game },
    { name: 'hidden', when: ({ features }) => features.invisible_mode },
  ]),
  group('talking', ['cost', 'unread', { name: 'gifts', when: ({ features }) => features.gifts }, 'blocked']),
  group('paying', ['credits', 'methods', 'premium', 'discount', 'withdraw']),
  group('safety', ['report', 'scams', 'meeting', 'data']),
  group('leaving', ['pause', 'delete', 'mails']),
];
