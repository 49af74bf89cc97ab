import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useBrand } from '../../configuration/brand-context';
import { BrandScreen } from '../../configuration/brand-screen';
import { FieldRow } from '../../configuration/field-row';
import { faultsByField } from '../../configuration/faults-by-field';
import { fieldsOf } from '../../configuration/schema';
import { usePlan } from '../../configuration/use-plan';
import { useKeys } from '../../frame/keys';
import { LinkLine } from '../../frame/link-line';
import { configuration as texts, settingGroups } from '../../texts/configuration';
import { Field } from '../../ui/field';
import { readSettingsSearch } from './search';
import { shownFields } from './shown-fields';
import { ThemeSample } from './theme-sample';

export default function Settings() {
  return (
    <BrandScreen title={texts.settings}>
      <Form />
    </BrandScreen>
  );
}

/** A brand's settings in groups, drawn from their schema, with what is wrong as soon as typing pauses. */
function Form() {
  const { schema, tenant, mayWrite } = useBrand();
  const { slug } = tenant;
  const navigate = useNavigate();
  const search = readSettingsSearch(useSearch({ strict: false }));
  const finder = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const groups = useMemo(() => [...new Set(fields.map(({ group }) => group))], [fields]);
  const { plan } = usePlan();
  const faults = useMemo(() => faultsByField(fields, plan?.faults ?? []), [fields, plan]);
  const shown = shownFields(fields, search);
  const group = search.find === undefined ? (search.group ?? groups[0]) : undefined;
  useKeys([
    { keys: '/', label: texts.find, run: () => finder.current?.querySelector('input')?.focus() },
    {
      keys: 'mod+Enter',
      label: texts.review,
      run: () => void navigate({ to: '/brands/$slug/draft', params: { slug } }),
    },
  ]);
  const wrongIn = (one: string): number =>
    fields.filter((field) => field.group === one && faults.has(field.path)).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-4">
        <div ref={finder}>
          <Field
            label={texts.find}
            type="search"
            value={search.find ?? ''}
            onChange={(event) => {
              const find = event.target.value === '' ? undefined : event.target.value;
              void navigate({
                to: '/brands/$slug/settings',
                params: { slug },
                search: { ...search, find },
                replace: true,
              });
            }}
          />
        </div>
        <nav aria-label={texts.groups}>
          <LinkLine at={group} className="-mx-4 px-4 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 lg:grid">
            {groups.map((one) => (
              <li key={one}>
                <Link
                  to="/brands/$slug/settings"
                  params={{ slug }}
                  search={{ group: one }}
                  aria-current={one === group ? 'page' : undefined}
                  className="target flex items-center gap-2 rounded-md px-3 hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-semibold"
                >
                  {settingGroups[one] ?? one}
                  {wrongIn(one) > 0 && <span className="text-danger">{wrongIn(one)}</span>}
                </Link>
              </li>
            ))}
          </LinkLine>
        </nav>
      </div>
      <div className="grid gap-4">
        {!mayWrite && <p>{texts.read_only}</p>}
        {group === 'theme' && <ThemeSample />}
        <section
          aria-label={group === undefined ? texts.find : settingGroups[group]}
          className="rounded-lg border border-line bg-panel px-4"
        >
          {shown.map((field) => (
            <FieldRow key={field.path} field={field} faults={faults.get(field.path) ?? '[]'} />
          ))}
          {shown.length === 0 && (
            <p role="status" className="py-3">
              {texts.find_none}
            </p>
          )}
        </section>
      </div>
    </div>
  );
}
