import { useNavigate } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { useBrandChoices } from '../../frame/brand-text';
import { common } from '../../texts/common';
import { money as texts } from '../../texts/money';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { type MoneySearch, readMoneySearch } from './search';

interface Props {
  readonly to: string;
  readonly search: MoneySearch;
  readonly period?: { readonly from: string; readonly to: string };
  readonly children?: ReactNode;
}

/** The filters of a screen. They stand in its address, and a new search begins with its newest rows. */
export function MoneyFilters({ to, search, period, children }: Props) {
  const navigate = useNavigate();
  const brands = useBrandChoices();
  return (
    <form
      key={JSON.stringify(search)}
      className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-5"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = readMoneySearch(Object.fromEntries(new FormData(event.currentTarget)));
        void navigate({ to, search: { ...asked } });
      }}
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
      <Button type="submit" look="main">
        {texts.show}
      </Button>
    </form>
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
  if (search[field] === undefined && next === null) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {search[field] !== undefined && <Button onClick={go(undefined)}>{firstText}</Button>}
      {next !== null && <Button onClick={go(next)}>{nextText}</Button>}
    </p>
  );
}
