import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { client } from '../../api/client';
import { type Fault, valueOf } from '../../api/problem';
import { useBrand, useEditsAt } from '../../configuration/brand-context';
import { addEdit, withoutEdits } from '../../configuration/edits';
import { fieldValue } from '../../configuration/field-value';
import { originText } from '../../configuration/origin-text';
import { formatPath } from '../../configuration/paths';
import { usePlan } from '../../configuration/use-plan';
import { brandTexts as texts } from '../../texts/brand-texts';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { INPUT } from '../../ui/field';

interface Props {
  readonly textKey: string;
  /** The language that is asked for first. */
  readonly first: string;
}

/** One text in every language that the brand offers. */
export function TextEditor({ textKey, first }: Props) {
  const { tenant, locales } = useBrand();
  const { plan } = usePlan();
  const query = useQuery({
    queryKey: ['text', tenant.slug, textKey],
    queryFn: () =>
      valueOf(client.GET('/api/staff/texts', { params: { query: { tenant: tenant.slug, search: textKey } } })),
  });
  const order = [...new Set([first, ...locales])];
  return (
    <section aria-label={textKey} className="grid gap-4 rounded-lg border border-line bg-panel p-4">
      <h2>
        <code>{textKey}</code>
      </h2>
      {order.map((locale) => (
        <Words
          key={locale}
          {...{ textKey, locale }}
          product={query.data?.texts.find(({ key }) => key === textKey)?.texts[locale] ?? ''}
          most={query.data?.texts.find(({ key }) => key === textKey)?.max_length ?? null}
          faults={(plan?.faults ?? []).filter(({ path }) => path === formatPath(['texts', locale, textKey]))}
        />
      ))}
      <Answer query={query}>
        {({ texts: found }) => (
          <details>
            <summary className="target inline-flex cursor-pointer items-center">{texts.used}</summary>
            <ul>
              {found
                .find(({ key }) => key === textKey)
                ?.used.map((file) => (
                  <li key={file}>
                    <code>{file}</code>
                  </li>
                ))}
            </ul>
          </details>
        )}
      </Answer>
    </section>
  );
}

interface WordsProps {
  readonly textKey: string;
  readonly locale: string;
  /** The words of the product, which are shown where neither template nor brand has any. */
  readonly product: string;
  readonly most: number | null;
  readonly faults: readonly Fault[];
}

function Words({ textKey, locale, product, most, faults }: WordsProps) {
  const id = useId();
  const { store, base, layers, mayWrite } = useBrand();
  const path = formatPath(['texts', locale, textKey]);
  const edits = useEditsAt(store, path);
  const { value, below, origin } = fieldValue(path, layers, edits);
  const own = typeof value === 'string' ? value : '';
  const isEdited = Object.keys(edits).length > 0;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {locale}
        </label>
        <span id={`${id}-about`} className="text-quiet">
          {originText(origin ?? 'product')}
          {most !== null && ` · ${texts.length.replace('{count}', String(own.length)).replace('{most}', String(most))}`}
        </span>
      </p>
      <textarea
        id={id}
        lang={locale}
        rows={(most ?? 0) > 200 ? 6 : 2}
        disabled={!mayWrite}
        value={own}
        placeholder={product}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-about`}
        className={`${INPUT} py-2`}
        onChange={(event) => {
          const text = event.target.value;
          store.change(base, (all) =>
            addEdit(all, layers.source, path, text === '' && below === undefined ? undefined : text),
          );
        }}
      />
      {product !== '' && own !== '' && (
        <p className="text-quiet">
          {texts.of_product}: <span lang={locale}>{product}</span>
        </p>
      )}
      {faults.map(({ code, message }) => (
        <p key={code} role="alert" className="text-danger">
          {message}
        </p>
      ))}
      {mayWrite && (isEdited || origin === 'tenant') && (
        <p className="flex flex-wrap gap-2">
          {isEdited && (
            <Button
              look="bare"
              aria-label={`${texts.undo}: ${locale}`}
              onClick={() => {
                store.change(base, (all) => withoutEdits(all, path));
              }}
            >
              {texts.undo}
            </Button>
          )}
          {origin === 'tenant' && (
            <Button
              look="bare"
              aria-label={`${texts.reset}: ${locale}`}
              onClick={() => {
                store.change(base, (all) => addEdit(all, layers.source, path, undefined));
              }}
            >
              {texts.reset}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
