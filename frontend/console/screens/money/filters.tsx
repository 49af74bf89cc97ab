import { useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { useBrandChoices } from '../../frame/brand-text';
import { common } from '../../texts/common';
import { money as texts } from '../../texts/money';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { FilterForm } from '../../ui/filter-form';
import { Pages as Steps } from '../../ui/pages';
import { type MoneySearch, readMoneySearch } from './search';

interface Props {
  readonly to: string;
  readonly search: MoneySearch;
  readonly period?: { readonly from: string; readonly to: string };
  /** The name of the key that leads to the first text field. */
  readonly find?: string;
  readonly children?: ReactNode;
}

/** The filters of a screen. They stand in its address, and a new search begins with its newest rows. */
export function MoneyFilters({ to, search, period, find, children }: Props) {
  const navigate = useNavigate();
  const brands = useBrandChoices();
  if (brands.length < 2 && !period && !children) return null;
  return (
    <FilterForm
      send={texts.show}
      {...(find !== undefined && { find })}
      onSearch={(form) => void navigate({ to, search: { ...readMoneySearch(Object.fromEntries(form)) } })}
    >
      {brands.length > 1 && (
        <Choice
          label={texts.brand}
          name="tenant"
          defaultValue={search.tenant ?? ''}
          choices={[{ value: '', label: common.all }, ...brands]}
        />
      )}
      {children}
      {period && (
        <>
          <Field label={texts.from} name="from" type="date" required defaultValue={period.from} max={period.to} />
          <Field label={texts.to} name="to" type="date" required defaultValue={period.to} />
        </>
      )}
    </FilterForm>
  );
}

interface PagesProps {
  readonly to: string;
  readonly search: MoneySearch;
  readonly next: string | null;
  /** The field of the search that has the end of the page before. */
  readonly field?: 'after' | 'after_vat' | 'after_proof';
  readonly firstText?: string;
  readonly nextText?: string;
}

/** Leads to the page behind this one, and back to the first one. */
export function Pages({
  to,
  search,
  next,
  field = 'after',
  firstText = texts.newest,
  nextText = texts.older,
}: PagesProps) {
  const navigate = useNavigate();
  const go = (place: string | undefined) => () => void navigate({ to, search: { ...search, [field]: place } });
  return (
    <Steps
      first={{ text: firstText, go: search[field] === undefined ? undefined : go(undefined) }}
      next={{ text: nextText, go: next === null ? undefined : go(next) }}
    />
  );
}
