import { useBrand, useEdits } from '../../configuration/brand-context';
import { fieldValue } from '../../configuration/field-value';
import { formatPath } from '../../configuration/paths';
import { brandTexts as texts } from '../../texts/brand-texts';
import { configuration } from '../../texts/configuration';

export interface FoundText {
  readonly key: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

interface Props {
  readonly found: readonly FoundText[];
  readonly locale: string;
  readonly open: string | undefined;
  readonly onOpen: (key: string) => void;
}

export function TextList({ found, locale, open, onOpen }: Props) {
  const { layers, store } = useBrand();
  const edits = useEdits(store);
  const words = (key: string, product: Readonly<Record<string, string>>): string => {
    const { value } = fieldValue(formatPath(['texts', locale, key]), layers, edits);
    return typeof value === 'string' ? value : (product[locale] ?? '');
  };
  const isEdited = (key: string): boolean => Object.keys(edits).some((path) => path.includes(JSON.stringify(key)));
  return (
    <ul aria-label={texts.list} className="grid rounded-lg border border-line bg-panel">
      {found.map(({ key, texts: product, missing }) => (
        <li key={key} className="border-t border-line first:border-t-0">
          <button
            type="button"
            aria-current={key === open ? 'true' : undefined}
            onClick={() => {
              onOpen(key);
            }}
            className="grid w-full gap-1 px-3 py-2 text-start hover:bg-hover aria-[current=true]:bg-hover"
          >
            <span className="flex flex-wrap gap-x-3">
              <code>{key}</code>
              {missing.length > 0 && (
                <span className="text-danger">{texts.missing.replace('{locales}', missing.join(', '))}</span>
              )}
              {isEdited(key) && <span className="text-quiet">{configuration.changed}</span>}
            </span>
            <span lang={locale} className="line-clamp-2">
              {words(key, product)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
