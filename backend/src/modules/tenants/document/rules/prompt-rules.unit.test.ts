import { siteDocument } from '../site-document';
import type { TenantDocument } from '../schema/document';
import { sampleDocument } from '../testing/sample-document';
import { validateDocument } from '../validate';

const QUESTION = { nl: 'Wat is {name}?', fr: 'Quoi ?', de: 'Was?', en: 'What?' };
const prompt = (own: object = {}): object => ({ code: 'own_light', question: QUESTION, ...own });

function documentWith(prompts: object): TenantDocument {
  return { ...sampleDocument(), prompts: prompts as TenantDocument['prompts'] };
}
const faults = (prompts: object): string[] => {
  const result = validateDocument(documentWith(prompts));
  return result.ok ? [] : result.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('the questions of a brand', () => {
  it.each<[string, object, string[]]>([
    ['nothing of its own', { off: [], own: [] }, []],
    ['fewer of the product’s and one of its own', { off: ['never_again'], own: [prompt()] }, []],
    ['a question that is unknown', { off: ['no_such'], own: [] }, ['prompts.off[0] unknown_value']],
    [
      'a code like the product’s',
      { off: [], own: [prompt({ code: 'party_spot' })] },
      ['prompts.own[0].code wrong_format'],
    ],
    ['a code twice', { off: [], own: [prompt(), prompt()] }, ['prompts.own[1].code duplicate_code']],
    [
      'a language too few',
      { off: [], own: [prompt({ question: { nl: 'Wat?', fr: 'Quoi ?', en: 'What?' } })] },
      ['prompts.own[0].question.de missing_text'],
    ],
    [
      'a question too long',
      { off: [], own: [prompt({ question: { ...QUESTION, en: 'x'.repeat(81) } })] },
      ['prompts.own[0].question.en too_big'],
    ],
    [
      'what nobody fills in',
      { off: [], own: [prompt({ question: { ...QUESTION, en: '{color}?' } })] },
      ['prompts.own[0].question.en unknown_placeholder'],
    ],
  ])('with %s', (_, prompts, expected) => {
    expect(faults(prompts)).toEqual(expected);
  });

  it('reach pages in the offered languages, filled in', () => {
    const document = documentWith({ off: ['two_truths'], own: [prompt({ question: { ...QUESTION, sv: 'Vad?' } })] });
    expect(siteDocument(document).prompts).toEqual({
      off: ['two_truths'],
      own: [{ code: 'own_light', question: { ...QUESTION, nl: `Wat is ${document.settings.name}?` } }],
    });
  });
});
