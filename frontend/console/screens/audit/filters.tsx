import { useId } from 'react';
import { useBrandChoices } from '../../frame/brand-text';
import { audit as texts } from '../../texts/audit';
import { common } from '../../texts/common';
import { Button } from '../../ui/button';
import { Field, INPUT } from '../../ui/field';
import { type AuditSearch, readAuditSearch } from './search';

interface Props {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

/** A new search begins with its newest entries. */
export function AuditFilters({ search, onSearch }: Props) {
  const brands = useBrandChoices();
  const id = useId();
  const submit = (event: React.SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(readAuditSearch(Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <label htmlFor={id} className="text-quiet">
          {texts.brand}
        </label>
        <select id={id} name="tenant" defaultValue={search.tenant ?? ''} className={INPUT}>
          <option value="">{common.all}</option>
          {brands.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Field label={texts.actor} name="actor" defaultValue={search.actor} maxLength={254} />
      <Field label={texts.action} name="action" defaultValue={search.action} maxLength={60} />
      <Field label={texts.subject} name="subject" defaultValue={search.subject} maxLength={254} />
      <Field label={texts.from} name="from" type="date" defaultValue={search.from} />
      <Field label={texts.until} name="until" type="date" defaultValue={search.until} />
      <Button type="submit" look="main">
        {texts.search}
      </Button>
    </form>
  );
}
