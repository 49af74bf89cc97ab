import { useState } from 'react';
import { type Reach, type Role } from '../../api/people';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { people as texts } from '../../texts/people';
import { Choice } from '../../ui/choice';
import { textIn } from '../../ui/use-act';

const ROLES = Object.keys(texts.roles) as Role[];

/** The role, what it is for, and the brands of whoever does not reach all. */
export function ReachFields({ reach }: { readonly reach: Reach }) {
  const { tenants } = useSelf();
  const [role, setRole] = useState(reach.role);
  return (
    <>
      <Choice
        label={texts.role}
        name="role"
        value={role}
        onChange={(event) => {
          setRole(ROLES.find((one) => one === event.target.value) ?? role);
        }}
        choices={ROLES.map((one) => ({ value: one, label: texts.roles[one] }))}
      />
      <p className="text-quiet">{texts.role_texts[role]}</p>
      {role !== 'operator' && (
        <fieldset className="grid gap-1">
          <legend className="text-quiet">{texts.invite_brands}</legend>
          {tenants.map(({ slug }) => (
            <label key={slug} className="target flex items-center gap-3">
              <input
                type="checkbox"
                name="tenants"
                value={slug}
                defaultChecked={reach.tenants.includes(slug)}
                className="size-5"
              />
              <BrandName slug={slug} />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Reads the fields. Operators reach all brands by their role. */
export function reachIn(form: FormData): Reach {
  const role = ROLES.find((one) => one === textIn(form, 'role')) ?? 'support';
  const tenants = form.getAll('tenants').filter((slug): slug is string => typeof slug === 'string');
  return { role, tenants: role === 'operator' ? [] : tenants };
}
