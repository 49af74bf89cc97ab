import { LOCALES } from '../../../../contract/text/locales';
import { useBrandChoices } from '../../frame/brand-text';
import { common } from '../../texts/common';
import { assignees, complaints as texts, kinds, states } from '../../texts/complaints';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { FilterForm } from '../../ui/filter-form';
import { languageName } from '../../ui/language-name';
import { type ComplaintSearch, readComplaintSearch } from './search';

interface Props {
  readonly search: ComplaintSearch;
  readonly onSearch: (search: ComplaintSearch) => void;
}

const ALL = { value: '', label: common.all };
const choicesOf = (labels: Readonly<Record<string, string>>) => [
  ALL,
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const STATES = [
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: 'any', label: common.all },
];
const LANGUAGES = [ALL, ...LOCALES.map((value) => ({ value, label: languageName(value) }))];

/** A new search begins with its first page. */
export function ComplaintFilters({ search, onSearch }: Props) {
  const brands = useBrandChoices();
  return (
    <FilterForm
      send={texts.search}
      onSearch={(form) => {
        onSearch(readComplaintSearch(Object.fromEntries(form)));
      }}
    >
      <Choice label={texts.state} name="state" defaultValue={search.state ?? 'open'} choices={STATES} />
      <Choice
        label={texts.assignee}
        name="assignee"
        defaultValue={search.assignee ?? ''}
        choices={choicesOf(assignees)}
      />
      <Choice label={texts.kind} name="kind" defaultValue={search.kind ?? ''} choices={choicesOf(kinds)} />
      <Choice label={texts.language} name="language" defaultValue={search.language ?? ''} choices={LANGUAGES} />
      {brands.length > 1 && (
        <Choice label={texts.brand} name="tenant" defaultValue={search.tenant ?? ''} choices={[ALL, ...brands]} />
      )}
      <Field
        label={texts.reference}
        name="reference"
        defaultValue={search.reference}
        maxLength={14}
        pattern="\s*[Cc]-[0-9A-Za-z]{12}\s*"
        placeholder="C-…"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FilterForm>
  );
}
