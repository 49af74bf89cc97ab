import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandScreen } from '../../configuration/brand-screen';
import { useBrand } from '../../configuration/brand-context';
import { useSettled } from '../../configuration/use-plan';
import { useKeys } from '../../frame/keys';
import { brandTexts as texts } from '../../texts/brand-texts';
import { configuration } from '../../texts/configuration';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { readTextsSearch, type TextsSearch } from './search';
import { TextEditor } from './text-editor';
import { TextList } from './text-list';

const PAGE = 50;

export default function Texts() {
  return (
    <BrandScreen title={configuration.texts}>
      <Content />
    </BrandScreen>
  );
}

/** Every text that the brand may say itself, incomplete ones first; the open one in all its languages. */
function Content() {
  const { tenant, locales } = useBrand();
  const { slug } = tenant;
  const navigate = useNavigate();
  const search = readTextsSearch(useSearch({ strict: false }));
  const finder = useRef<HTMLFormElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const go = (to: TextsSearch, isNew = false): void =>
    void navigate({ to: '/brands/$slug/texts', params: { slug }, search: { ...to }, replace: !isNew });
  const find = useSettled(search.find ?? '');
  const offset = search.offset ?? 0;
  const query = useQuery({
    queryKey: ['texts', slug, find, offset],
    queryFn: () =>
      valueOf(client.GET('/api/staff/texts', { params: { query: { tenant: slug, search: find, offset } } })),
    placeholderData: keepPreviousData,
  });
  // Typing takes the place of the words; the arrow keys leave them.
  const focusEditor = (): void => {
    const first = editor.current?.querySelector('textarea');
    first?.focus();
    first?.select();
  };
  const openFirst = async (): Promise<void> => {
    // Enter means the words as typed, which the list may not show yet.
    const { texts: found } = await valueOf(
      client.GET('/api/staff/texts', { params: { query: { tenant: slug, search: search.find ?? '', offset: 0 } } }),
    );
    const [first] = found;
    if (!first) return;
    await navigate({ to: '/brands/$slug/texts', params: { slug }, search: { ...search, key: first.key } });
    focusEditor();
  };
  useKeys([
    { keys: '/', label: texts.find, run: () => finder.current?.querySelector('input')?.focus() },
    {
      keys: 'mod+Enter',
      label: configuration.review,
      run: () => void navigate({ to: '/brands/$slug/draft', params: { slug } }),
    },
  ]);
  const locale = search.locale !== undefined && locales.includes(search.locale) ? search.locale : (locales[0] ?? 'en');
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid gap-3">
        <form
          ref={finder}
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            void openFirst();
          }}
        >
          <Field
            label={texts.find}
            type="search"
            value={search.find ?? ''}
            onChange={(event) => {
              go({ ...search, find: event.target.value === '' ? undefined : event.target.value, offset: undefined });
            }}
          />
        </form>
        <Answer query={query}>
          {({ total, texts: found }) => (
            <>
              <p role="status" className="text-quiet">
                {total === 0 ? texts.none : texts.found.replace('{total}', String(total))}
              </p>
              <TextList
                {...{ found, locale }}
                open={search.key}
                onOpen={(key) => {
                  go({ ...search, key }, true);
                }}
              />
              <p className="flex gap-2">
                {offset > 0 && <Button onClick={() => go({ ...search, offset: undefined })}>{texts.first}</Button>}
                {offset + PAGE < total && (
                  <Button onClick={() => go({ ...search, offset: offset + PAGE })}>{texts.more}</Button>
                )}
              </p>
            </>
          )}
        </Answer>
      </div>
      <div ref={editor}>
        {search.key === undefined ? (
          <p>{texts.choose}</p>
        ) : (
          <TextEditor key={search.key} textKey={search.key} first={locale} />
        )}
      </div>
    </div>
  );
}
