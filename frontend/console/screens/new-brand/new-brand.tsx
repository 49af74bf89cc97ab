import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { selfQuery } from '../../api/self';
import { layersQuery } from '../../configuration/brand-queries';
import { type Edits } from '../../configuration/edits';
import { workingCopyOf } from '../../configuration/working-copies';
import { brandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { brands as texts } from '../../texts/brands';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Field, INPUT } from '../../ui/field';
import { textIn, useAct } from '../../ui/use-act';
import { begunWith, copiedFrom } from './begin-with';

/** Creates a brand from a template or as a copy. Its first values are unsaved changes, whose faults tell what is missing still. */
export default function NewBrand() {
  const { email, tenants } = useSelf();
  const id = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: () => valueOf(client.GET('/api/staff/templates')),
    staleTime: Infinity,
  });
  const firstWords = async (from: string, slug: string): Promise<Edits> => {
    const original = tenants.find((one) => one.slug === from);
    if (!original) return begunWith(Number(from), slug);
    const { source } = await queries.query(layersQuery(original.slug, original.live_revision));
    return copiedFrom(source, slug);
  };
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    const slug = textIn(form, 'slug').trim();
    const edits = await firstWords(textIn(form, 'from'), slug);
    await valueOf(client.POST('/api/staff/tenants', { body: { slug } }));
    workingCopyOf(email, slug).replace({ base: null, edits });
    await queries.invalidateQueries(selfQuery);
    await navigate({ to: '/brands/$slug/launch/$step', params: { slug, step: 'name' } });
  });
  return (
    <div className="grid max-w-prose gap-4">
      <h1>{texts.create}</h1>
      <Answer query={templates}>
        {({ templates: niches }) => (
          <form ref={focusFirst} onSubmit={onSubmit} className="grid gap-3">
            <Field
              label={texts.slug}
              name="slug"
              required
              pattern="[a-z][a-z0-9\-]{1,39}"
              title={texts.slug_hint}
              autoComplete="off"
              spellCheck={false}
              fault={fault}
            />
            <p className="text-quiet">{texts.slug_hint}</p>
            <div className="grid gap-1">
              <label htmlFor={id} className="text-quiet">
                {texts.from}
              </label>
              <select id={id} name="from" className={INPUT}>
                {niches.map(({ niche, name }) => (
                  <option key={niche} value={niche}>
                    {texts.from_template.replace('{name}', `${niche} ${name}`)}
                  </option>
                ))}
                {tenants
                  .filter(({ live_revision }) => live_revision !== null)
                  .map(({ slug }) => (
                    <option key={slug} value={slug}>
                      {texts.from_brand.replace('{name}', brandText(tenants, slug))}
                    </option>
                  ))}
              </select>
            </div>
            <p className="text-quiet">{texts.from_hint}</p>
            <p>
              <Button type="submit" look="main" disabled={isBusy}>
                {texts.create_next}
              </Button>
            </p>
          </form>
        )}
      </Answer>
    </div>
  );
}

/** The cursor stands in the form, since nothing else is to be done here. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}
