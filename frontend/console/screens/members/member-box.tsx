import { useEffect, useId, useRef, useState } from 'react';
import { useBrandChoices } from '../../frame/brand-text';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { common } from '../../texts/common';
import { members as texts } from '../../texts/members';
import { Button } from '../../ui/button';
import { Field, INPUT } from '../../ui/field';
import { type MemberSearch, isAddress, readMemberSearch } from './search';

interface Props {
  readonly search: MemberSearch;
  readonly onSearch: (search: MemberSearch) => void;
}

/** One box for everything, and the brand where one reaches several. */
export function MemberBox({ search, onSearch }: Props) {
  const { tenants, role } = useSelf();
  const brands = useBrandChoices();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [q, setQ] = useState(search.q ?? '');
  const [tenant, setTenant] = useState(search.tenant ?? '');
  const focus = (): void => form.current?.querySelector('input')?.focus();
  useKeys([{ keys: '/', label: texts.search, run: focus }]);
  const isAcross = isAddress(q) && tenant === '' && tenants.length > 1;
  /** The missing part of a search for a member's address in all brands: operators may give a reason. */
  const [missing] = useState(() => {
    if (!isAcross || search.reason !== undefined) return undefined;
    return role === 'operator' ? 'reason' : 'tenant';
  });
  useEffect(() => {
    const control = form.current?.elements.namedItem(missing ?? 'q');
    if (control instanceof HTMLElement) control.focus();
  }, [missing]);
  return (
    <form
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 max-sm:*:first:col-span-2 sm:grid-cols-[1fr_12rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(readMemberSearch(Object.fromEntries(new FormData(event.currentTarget))));
      }}
    >
      <Field
        label={texts.box}
        name="q"
        value={q}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          setQ(event.target.value);
        }}
      />
      {brands.length > 1 && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-quiet">
            {texts.brand}
          </label>
          <select
            id={id}
            name="tenant"
            value={tenant}
            className={INPUT}
            onChange={(event) => {
              setTenant(event.target.value);
            }}
          >
            <option value="">{common.all}</option>
            {brands.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      <Button type="submit" look="main">
        {texts.search}
      </Button>
      {isAcross && role === 'operator' && (
        <div className="col-span-2 sm:col-span-3">
          <Field label={texts.across} name="reason" defaultValue={search.reason} minLength={5} maxLength={200} />
        </div>
      )}
    </form>
  );
}
