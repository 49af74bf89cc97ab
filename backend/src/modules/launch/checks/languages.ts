import { listed, passed, wrong } from '../finding';
import { type LaunchCheck } from '../launch-check';
import { settingsFault } from './settings-faults';

const WANTED = 'Every language has its own texts, in lengths that search engines show.';
/** Characters that search engines show before they cut a text off. */
const LONGEST = { index_title: 70, description: 170 } as const;
/** A shorter text, such as a name, may be the same in two languages. */
const SAME_IS_CHANCE = 20;

export const languages: LaunchCheck = {
  name: 'languages',
  step: 'texts',
  blocks: 'publish',
  per: 'brand',
  isOfRevision: true,
  run: (brand) => {
    const fault = settingsFault(
      brand,
      ['locales', 'texts', 'pages', 'prompts', 'settings.index_title', 'settings.description'],
      WANTED,
    );
    if (fault || !brand.revision) return fault ?? wrong('Nothing is written yet.', { wanted: WANTED });
    const { settings, locales, pages } = brand.revision.document;
    const texts: Readonly<Record<string, TextByLocale>> = {
      'settings.index_title': settings.index_title,
      'settings.description': settings.description,
      ...Object.fromEntries(pages.map(({ token, text }) => [`pages.${token}.text`, text])),
    };
    const faults = [
      ...locales.offered.filter((locale) => locale !== 'en').flatMap((locale) => untranslated(texts, locale)),
      ...locales.offered.flatMap((locale) => tooLong(settings, locale)),
    ];
    if (faults.length > 0) return wrong(listed(faults, 3), { wanted: WANTED, fixer: 'brand' });
    return passed(`${locales.offered.length} languages: ${locales.offered.join(', ')}.`, WANTED);
  },
};

type TextByLocale = Readonly<Partial<Record<string, string>>>;

const untranslated = (texts: Readonly<Record<string, TextByLocale>>, locale: string): string[] =>
  Object.entries(texts)
    .filter(([, text]) => text[locale] !== undefined && text[locale] === text['en'])
    .filter(([, text]) => (text[locale]?.length ?? 0) >= SAME_IS_CHANCE)
    .map(([path]) => `${path} is English in ${locale}`);

const tooLong = (settings: Readonly<Record<keyof typeof LONGEST, TextByLocale>>, locale: string): string[] =>
  (['index_title', 'description'] as const).flatMap((key) => {
    const length = settings[key][locale]?.length ?? 0;
    return length > LONGEST[key] ? [`settings.${key} has ${length} of ${LONGEST[key]} characters in ${locale}`] : [];
  });
