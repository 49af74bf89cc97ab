import { type SiteDocument } from '../../../site/site-document';
import {
  dealsAcrossEea,
  isBasedAndOfferedIn,
  isOfferedIn,
  isOfferedWith,
  isUnderDigitalServicesAct,
} from './countries-served';
import { type BlockEntry, defineBlocks, definePage, type PageDefinition } from './page-definition';

const hasVatNumber = ({ company }: SiteDocument): boolean => company.vat_numbers.length > 0;
const takesDirectDebit = ({ features }: SiteDocument): boolean => features.direct_debit;
const disclosesFictional = ({ disclosures }: SiteDocument): boolean => disclosures.fictional_profiles;
const inUnitedStates = isOfferedIn('US');
const namesDisputeBody = ({ disclosures }: SiteDocument): boolean => disclosures.dispute_body !== null;
/** The mediator with whom a French company has to register is the dispute body that it names. */
const namesFrenchMediator = (document: SiteDocument): boolean =>
  namesDisputeBody(document) && isBasedAndOfferedIn('FR')(document);

const moderatedBy = (who: SiteDocument['disclosures']['moderation']) => (document: SiteDocument) =>
  document.disclosures.moderation === who;
const takesPart = (how: SiteDocument['disclosures']['dispute_participation']) => (document: SiteDocument) =>
  namesDisputeBody(document) && document.disclosures.dispute_participation === how;

const TRADER: BlockEntry<'terms'> = { name: 'trader', further: [{ key: 'trader_vat', when: hasVatNumber }] };

export const TERMS = definePage('terms', [
  TRADER,
  'service',
  'account',
  'credits',
  'prices',
  { name: 'withdrawal', further: [{ key: 'withdrawal_us', when: inUnitedStates }] },
  { name: 'guarantee', further: [{ key: 'guarantee_law_text', when: isOfferedWith('conformity') }] },
  { name: 'guarantee_notice', when: isOfferedIn('FR'), figure: 'french-guarantee' },
  { name: 'fictional', when: disclosesFictional },
  'conduct',
  {
    name: 'moderation',
    further: [
      { key: 'moderation_people', when: moderatedBy('people') },
      { key: 'moderation_software', when: moderatedBy('software') },
      { key: 'moderation_people_and_software', when: moderatedBy('people_and_software') },
    ],
  },
  {
    name: 'appeal',
    further: [
      { key: 'appeal_eu_text', when: isUnderDigitalServicesAct },
      { key: 'appeal_coordinators_text', when: isOfferedWith('digitalServices') },
    ],
  },
  'content',
  'leaving',
  'liability',
  'changes',
  {
    name: 'disputes',
    further: [
      { key: 'disputes_body_text', when: namesDisputeBody },
      { key: 'disputes_obliged', when: takesPart('obliged') },
      { key: 'disputes_willing', when: takesPart('willing') },
      { key: 'disputes_not_willing', when: takesPart('not_willing') },
      { key: 'disputes_mediator', when: namesFrenchMediator },
      { key: 'disputes_help_text', when: isOfferedWith('consumerHelp') },
      { key: 'disputes_cross_border_text', when: dealsAcrossEea },
      { key: 'disputes_forms', when: isOfferedIn('ES') },
    ],
  },
  'contact',
]);

export const PRIVACY = definePage('privacy', [
  'controller',
  'data',
  'purposes',
  'visibility',
  'recipients',
  { name: 'payments', further: [{ key: 'payments_debit', when: takesDirectDebit }] },
  'transfers',
  'storage',
  'rights',
  'automated',
  'security',
  'minors',
  'cookies',
  { name: 'resell', when: ({ settings }) => settings.member_resell },
  { name: 'authority', further: [{ key: 'authority_list_text', when: isOfferedWith('dataProtection') }] },
  'changes',
  { name: 'us_scope', when: inUnitedStates },
  { name: 'us_categories', when: inUnitedStates },
  { name: 'us_rights', when: inUnitedStates },
  { name: 'us_sale', when: inUnitedStates },
  { name: 'us_sensitive', when: inUnitedStates },
  { name: 'us_appeal', when: inUnitedStates },
]);

export const COOKIES = definePage('cookies', [
  'nothing_needs_consent',
  { name: 'list', figure: 'cookie-table' },
  'device',
  'refuse',
  'trackers',
  'changes',
]);

export const BAN = definePage('ban', [
  'yourself',
  'how',
  'minors',
  { name: 'closed', further: [{ key: 'closed_eu_text', when: isUnderDigitalServicesAct }] },
  'after',
]);

export const RETURNS = definePage('returns', [
  { name: 'right', further: [{ key: 'right_law_text', when: isOfferedWith('withdrawal') }] },
  'how',
  { name: 'form', form: true },
  'amount',
  'reckoned',
  'started',
  {
    name: 'faults',
    further: [
      { key: 'faults_guarantee_text', when: isOfferedWith('conformity') },
      { key: 'faults_reklamacja', when: isOfferedIn('PL') },
    ],
  },
  'chargeback',
  'other',
]);

export const SERVICE = definePage('service', ['reach', 'answer', 'before', 'law', 'post']);

export const PRICING: PageDefinition = {
  page: 'pricing',
  blocks: [
    ...defineBlocks('pricing', [
      { name: 'how', figure: 'price-lists' },
      'free',
      {
        name: 'premium',
        further: [
          {
            key: 'premium_hidden',
            when: ({ features }) => features.invisible_mode && features.invisible_mode_for === 'premium',
          },
        ],
      },
      { name: 'claim', when: ({ premium_match_claim_percent: percent }) => percent !== null },
      'nothing_renews',
      {
        name: 'discounts',
        further: [
          { key: 'discounts_new', when: ({ features }) => features.time_bonus || features.welcome_discount },
          { key: 'discounts_countdown', when: ({ features }) => features.time_bonus },
        ],
      },
      'currency',
      { name: 'paying', further: [{ key: 'paying_debit', when: takesDirectDebit }] },
    ]),
    ...defineBlocks('terms', [TRADER]),
  ],
};

export const PAGES: readonly PageDefinition[] = [TERMS, PRIVACY, COOKIES, BAN, RETURNS, SERVICE, PRICING];
