import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand, useEditsAt } from '../../configuration/brand-context';
import { fieldValue } from '../../configuration/field-value';
import { useSettled } from '../../configuration/use-plan';
import { isObject, type Json, valueAt } from '../../configuration/values';
import { theme as texts } from '../../texts/configuration';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';

type Roles = Readonly<Record<string, string>>;

/** Shows both schemes of the colours while they are typed, with the contrast of every pair that pages use. */
export function ThemeSample() {
  const { store, layers } = useBrand();
  const edits = useEditsAt(store, 'theme');
  const { value } = fieldValue('theme', layers, edits);
  const settled = useSettled(JSON.stringify(themeOf(value)));
  const query = useQuery({
    queryKey: ['theme-sample', settled],
    queryFn: () => valueOf(client.POST('/api/staff/theme-samples', { body: JSON.parse(settled) as Wanted })),
    // While a colour is half typed, the sample stays as it was.
    enabled: isReadable(value),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <Answer query={query}>
        {({ light, dark, pairs }) => (
          <>
            <div className="grid gap-3 sm:grid-cols-2">
              <Scheme name={texts.light} roles={light} />
              <Scheme name={texts.dark} roles={dark} />
            </div>
            <details>
              <summary className="target inline-flex cursor-pointer items-center">
                {texts.contrast}: {pairs[0]?.ratio.toFixed(2)}
                {pairs.some(({ ratio, least }) => ratio < least) && (
                  <strong className="ms-2 text-danger">{texts.misses}</strong>
                )}
                <span className="ms-2 text-quiet">{texts.all}</span>
              </summary>
              <Table
                caption={texts.contrast}
                rows={pairs}
                keyOf={({ scheme, front, back }) => `${scheme} ${front} ${back}`}
                columns={[
                  { name: texts.scheme, cell: ({ scheme }) => texts[scheme] },
                  { name: texts.pair, cell: ({ front, back }) => `${front} / ${back}` },
                  { name: texts.least, isNumber: true, cell: ({ least }) => least.toFixed(1) },
                  {
                    name: texts.ratio,
                    isNumber: true,
                    cell: ({ ratio, least }) =>
                      ratio < least ? (
                        <strong className="text-danger">
                          {ratio.toFixed(2)}, {texts.misses}
                        </strong>
                      ) : (
                        ratio.toFixed(2)
                      ),
                  },
                ]}
              />
            </details>
          </>
        )}
      </Answer>
    </section>
  );
}

/** React sets these through the document's own interface, which the console's policy lets pass. */
function Scheme({ name, roles }: { readonly name: string; readonly roles: Roles }) {
  return (
    <div className="grid gap-2 rounded-lg border border-line p-4" style={{ backgroundColor: roles['surface_1'] }}>
      <p style={{ color: roles['text_muted'] }}>{name}</p>
      <p className="text-lg font-semibold" style={{ color: roles['text_strong'] }}>
        {texts.heading}
      </p>
      <p style={{ color: roles['text'] }}>{texts.text}</p>
      <p className="flex flex-wrap gap-2">
        {(['primary', 'secondary', 'unread'] as const).map((role) => (
          <span
            key={role}
            className="rounded-md px-3 py-1 font-semibold"
            style={{ backgroundColor: roles[role], color: roles[`on_${role}`] }}
          >
            {role === 'primary' ? texts.button : role}
          </span>
        ))}
      </p>
      <p style={{ color: roles['primary_text'] }}>{texts.quiet}</p>
    </div>
  );
}

interface Wanted {
  readonly scheme: 'light' | 'dark' | 'auto';
  readonly seeds: {
    readonly primary: string;
    readonly secondary: string;
    readonly unread: string;
    readonly surface: string;
    readonly surface_dark?: string;
  };
}

const COLOUR = /^oklch\([\d.]+%? [\d.]+ [\d.]+\)$/;

function isReadable(value: Json | undefined): boolean {
  const seeds = valueAt(value, ['seeds']);
  return isObject(seeds) && Object.values(seeds).every((seed) => typeof seed === 'string' && COLOUR.test(seed));
}

/** The parts of a theme that colours are derived from; the api judges them. */
function themeOf(value: Json | undefined): Json {
  const seeds = valueAt(value, ['seeds']);
  return { scheme: valueAt(value, ['scheme']) ?? 'auto', seeds: isObject(seeds) ? seeds : {} };
}
