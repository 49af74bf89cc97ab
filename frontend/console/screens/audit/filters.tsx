import { useBrandChoices } from '../../frame/brand-text';
import { audit as texts } from '../../texts/audit';
import { common } from '../../texts/common';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { FilterForm } from '../../ui/filter-form';
import { type AuditSearch, readAuditSearch } from './search';

interface Props {
  readonly search: AuditSearch;
  readonly onSearch: (search: AuditSearch) => void;
}

/** A new search begins with its newest entries. */
export function AuditFilters({ search, onSearch }: Props) {
  const brands = useBrandChoices();
  return (
    <FilterForm
      send={texts.search}
      onSearch={(form) => {
        onSearch(readAuditSearch(Object.fromEntries(form)));
      }}
    >
      <Choice
        label={texts.brand}
        name="tenant"
        defaultValue={search.tenant ?? ''}
        choices={[{ value: '', label: common.all }, ...brands]}
      />
      <Field label={texts.actor} name="actor" defaultValue={search.actor} maxLength={254} />
      <Field label={texts.action} name="action" defaultValue={search.action} maxLength={60} />
      <Field label={texts.subject} name="subject" defaultValue={search.subject} maxLength={254} />
      <Field label={texts.from} name="from" type="date" defaultValue={search.from} />
      <Field label={texts.until} name="until" type="date" defaultValue={search.until} />
    </FilterForm>
  );
}
