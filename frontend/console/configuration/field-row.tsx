import { memo, useId } from 'react';
import { type Fault } from '../api/problem';
import { useSelf } from '../frame/self-context';
import { configuration as texts } from '../texts/configuration';
import { Button } from '../ui/button';
import { amountFaultAt } from './amount-faults';
import { useBrand, useEditsAt } from './brand-context';
import { Control } from './controls/control';
import { addEdit, withoutEdits } from './edits';
import { fieldValue } from './field-value';
import { originText } from './origin-text';
import { joinPath, parsePath } from './paths';
import { type Field, shapeOf } from './schema';
import { unitName } from './units';
import { type Json, isObject, isSame, valueAt } from './values';

interface Props {
  readonly field: Field;
  /** Those of this field, as text, so that a field is drawn anew for its own faults only. */
  readonly faults: string;
}

/** One setting: its value, where that comes from, who may change it, and what is wrong with it. */
export const FieldRow = memo(function FieldRow({ field, faults }: Props) {
  const id = useId();
  const { role } = useSelf();
  const { store, base, layers, locales, mayWrite } = useBrand();
  const { path, title, description, schema, isMoney, isForOperators } = field;
  const edits = useEditsAt(store, path);
  const found = fieldValue(path, layers, edits);
  const isEdited = Object.keys(edits).length > 0;
  const isDisabled = !mayWrite || (isForOperators && role !== 'operator');
  const isOwn = found.origin === 'tenant';
  const say = (at: string, value: Json | undefined): void => {
    store.change(base, (all) => addEdit(all, layers.source, at, value));
  };
  const change = (value: Json | undefined): void => {
    if (shapeOf(schema).kind !== 'map' || !isObject(value)) {
      say(path, value);
      return;
    }
    // A map's keys are edits of their own: two people change two of them without meeting.
    for (const [key, wanted] of changedKeys(found.value, value)) say(joinPath(path, key), wanted);
  };
  const depth = parsePath(path).length;
  // The input of an amount tells its own, in the unit that it shows.
  const all = (JSON.parse(faults) as readonly Fault[]).filter(
    (fault) => amountFaultAt(schema, found.value, parsePath(fault.path).slice(depth)) === undefined,
  );
  // A required field that is still empty and untouched is not shown as wrong.
  const isNeeded = !isEdited && all.some((fault) => fault.code === 'required' && fault.path === path);
  const wrong = isNeeded ? [] : all;
  return (
    <div className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        <span className="text-quiet">{[unitName(schema), originText(found.origin)].filter(Boolean).join(' · ')}</span>
        {isMoney && <Mark>{texts.money}</Mark>}
        {isForOperators && role !== 'operator' && <Mark>{texts.operators_only}</Mark>}
        {isEdited && <Mark>{texts.changed}</Mark>}
      </p>
      {description !== '' && (
        <p id={`${id}-about`} className="max-w-prose text-quiet">
          {description}
        </p>
      )}
      <Control
        {...{ id, schema, isDisabled, locales }}
        isOperator={role === 'operator'}
        label={title}
        value={found.value}
        onChange={change}
        isFaulty={wrong.length > 0}
        describedBy={[description !== '' && `${id}-about`, wrong.length > 0 && `${id}-faults`]
          .filter(Boolean)
          .join(' ')}
        fixedKeys={new Set(isObject(found.below) ? Object.keys(found.below) : [])}
      />
      {isNeeded && <p className="text-quiet">{texts.needed}</p>}
      {wrong.length > 0 && (
        <div id={`${id}-faults`} role="alert" className="text-danger">
          <ul>
            {wrong.map((fault) => (
              <li key={`${fault.path} ${fault.code}`}>
                {fault.path === path ? '' : `${fault.path.slice(path.length).replace(/^\./, '')}: `}
                {fault.message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isDisabled && (isEdited || isOwn) && (
        <p className="flex flex-wrap gap-2">
          {isEdited && (
            <Button
              look="bare"
              aria-label={`${texts.undo}: ${title}`}
              onClick={() => {
                store.change(base, (all) => withoutEdits(all, path));
              }}
            >
              {texts.undo}
            </Button>
          )}
          {isOwn && (
            <Button
              look="bare"
              aria-label={`${texts.reset}: ${title}`}
              onClick={() => {
                say(path, undefined);
              }}
            >
              {found.originBelow === undefined
                ? texts.clear
                : texts.reset_to.replace('{origin}', originText(found.originBelow))}
            </Button>
          )}
        </p>
      )}
    </div>
  );
});

function Mark({ children }: { readonly children: string }) {
  return <span className="rounded-sm border border-field px-1 text-quiet">{children}</span>;
}

function changedKeys(before: Json | undefined, after: Json): readonly (readonly [string, Json | undefined])[] {
  const keys = new Set([...Object.keys(isObject(before) ? before : {}), ...Object.keys(isObject(after) ? after : {})]);
  return [...keys]
    .map((key) => [key, valueAt(after, [key])] as const)
    .filter(([key, value]) => !isSame(value, valueAt(before, [key])));
}
