import { useId, useState } from 'react';
import { configuration as texts } from '../../texts/configuration';
import { Button } from '../../ui/button';
import { INPUT } from '../../ui/field';
import { type FieldSchema, type Shape, shapeOf } from '../schema';
import { unitBelow } from '../units';
import { type Json, isObject, withValue } from '../values';
import { type ControlProps, type OuterProps } from './control-props';

type Props = OuterProps & { readonly keys: readonly string[]; readonly entry: FieldSchema };

/** A new value before anything is said. */
const EMPTY: Partial<Record<Shape['kind'], Json>> = { text: '', number: '', list: [] };

/** Values by language, country or currency. The languages that the brand offers are asked for; others are added, unless a template has them. */
export function MapControl({ keys, entry, Inner, ...props }: Props) {
  const { id, value, onChange, isDisabled, locales, label, fixedKeys } = props;
  const map = isObject(value) ? value : {};
  const asked = locales.filter((locale) => keys.includes(locale) && !Object.hasOwn(map, locale));
  const isText = shapeOf(entry).kind === 'text';
  // A number is short, so that what removes it stands beside it.
  const columns =
    shapeOf(entry).kind === 'number' ? 'grid-cols-[minmax(10rem,auto)_auto] justify-start' : 'grid-cols-[1fr_auto]';
  const isByLanguage = keys.includes('nl') && keys.length < 30;
  const isHidden = (key: string): boolean =>
    locales.length > 0 && !locales.includes(key) && fixedKeys?.has(key) === true;
  const shown = isByLanguage ? [...Object.keys(map).filter((key) => !isHidden(key)), ...asked] : Object.keys(map);
  const change = (key: string, inner: Parameters<ControlProps['onChange']>[0]): void => {
    const isEmpty = isText && inner === '' && fixedKeys?.has(key) !== true;
    onChange(withValue(map, [key], isEmpty ? undefined : inner) ?? {});
  };
  return (
    <div id={id} role="group" aria-label={label} className="grid gap-2">
      {shown.map((key) => (
        <div key={key} className={`grid items-end gap-2 ${columns}`}>
          <Inner
            {...props}
            id={`${id}-${key}`}
            label={key}
            schema={entry}
            unit={unitBelow(props.unit, key)}
            value={map[key]}
            onChange={(inner) => {
              change(key, inner);
            }}
          />
          {!isDisabled && Object.hasOwn(map, key) && fixedKeys?.has(key) !== true && (
            <Button
              look="bare"
              aria-label={`${texts.remove}: ${label} ${key}`}
              onClick={() => {
                onChange(withValue(map, [key], undefined) ?? {});
              }}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      ))}
      {!isDisabled && (
        <NewKey
          keys={keys.filter((key) => !shown.includes(key) && !Object.hasOwn(map, key))}
          label={label}
          onAdd={(key) => {
            onChange({ ...map, [key]: EMPTY[shapeOf(entry).kind] ?? {} });
          }}
        />
      )}
    </div>
  );
}

interface NewKeyProps {
  readonly keys: readonly string[];
  readonly label: string;
  readonly onAdd: (key: string) => void;
}

function NewKey({ keys, label, onAdd }: NewKeyProps) {
  const id = useId();
  const [key, setKey] = useState('');
  if (keys.length === 0) return null;
  return (
    <p className="flex max-w-72 items-end gap-2">
      <span className="grid grow gap-1">
        <label htmlFor={id} className="sr-only">
          {texts.key}: {label}
        </label>
        <select
          id={id}
          className={INPUT}
          value={key}
          onChange={(event) => {
            setKey(event.target.value);
          }}
        >
          <option value="">–</option>
          {keys.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </span>
      <Button
        disabled={key === ''}
        onClick={() => {
          onAdd(key);
          setKey('');
        }}
      >
        {texts.add}
      </Button>
    </p>
  );
}
