import { useState } from 'react';
import { configuration as texts } from '../../texts/configuration';
import { INPUT } from '../../ui/field';
import { type FieldSchema, isNullable, shapeOf } from '../schema';
import { notationOf, unitName, unitOf } from '../units';
import { type Json, isObject, valueAt, withValue } from '../values';
import { AmountControl } from './amount-control';
import { type ControlProps, labelled } from './control-props';
import { ListControl } from './list-control';
import { MapControl } from './map-control';

/** One value of the settings, given in the shape that the schema has for it. Input is kept as typed: the api judges it. */
export function Control(props: ControlProps) {
  const { schema, value, onChange } = props;
  const shape = shapeOf(schema);
  const unit = unitOf(schema, props.unit);
  const notation = notationOf(unit);
  switch (shape.kind) {
    case 'bool':
      return (
        // The field's name is another label of it: this one is where a finger hits it.
        <label className="target inline-flex items-center">
          <input
            {...labelled(props)}
            type="checkbox"
            className="size-5 accent-accent"
            checked={value === true}
            onChange={(event) => {
              onChange(event.target.checked);
            }}
          />
        </label>
      );
    case 'enum':
      return (
        <select
          {...labelled(props)}
          className={INPUT}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => {
            onChange(event.target.value === '' ? undefined : event.target.value);
          }}
        >
          {typeof value !== 'string' && <option value="">{texts.nothing}</option>}
          {shape.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'list':
      return <ListControl {...props} unit={unit} item={shape.item} Inner={Control} />;
    case 'map':
      return <MapControl {...props} unit={unit} keys={shape.keys} entry={shape.value} Inner={PartControl} />;
    case 'group':
      return <GroupControl {...props} unit={unit} properties={shape.properties} />;
    case 'number':
      if (notation) return <AmountControl {...props} notation={notation} />;
      return <TextControl {...props} isLong={false} />;
    case 'text':
      return <TextControl {...props} isLong={shape.isLong} />;
  }
}

function TextControl({ isLong, ...props }: ControlProps & { readonly isLong: boolean }) {
  const { schema, value, onChange } = props;
  const isNumber = shapeOf(schema).kind === 'number';
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const common = {
    ...labelled(props),
    value: shown,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      onChange(given(event.target.value, isNumber, isNullable(schema)));
    },
  };
  // Another element in its place while somebody types would take the cursor away.
  const [isDrawing] = useState(shown.startsWith('<svg'));
  if (isLong || isDrawing)
    return (
      <textarea {...common} rows={4} spellCheck={!isDrawing} className={`${INPUT} min-h-24 py-2 leading-normal`} />
    );
  return (
    <input
      {...common}
      type="text"
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      className={`${INPUT} ${isNumber ? 'max-w-40 tabular-nums' : ''}`}
    />
  );
}

/** Text that is no number yet stays text, so that no input is lost; the api says that it is none. */
function given(text: string, isNumber: boolean, mayBeNothing: boolean): Json {
  if (text === '' && mayBeNothing) return null;
  return isNumber && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

function GroupControl({
  properties,
  ...props
}: ControlProps & { readonly properties: Readonly<Record<string, FieldSchema>> }) {
  const { id, value, onChange, label, isDisabled, isOperator } = props;
  return (
    <fieldset id={id} className="grid gap-3 border-s-2 border-line ps-3" aria-label={label}>
      {Object.entries(properties).map(([key, schema]) => (
        <PartControl
          key={key}
          {...props}
          schema={schema}
          isDisabled={isDisabled || (schema['x-edit'] === 'operator' && !isOperator)}
          id={`${id}-${key}`}
          label={schema.title ?? key}
          value={valueAt(value, [key])}
          onChange={(inner) => {
            onChange(withValue(isObject(value) ? value : {}, [key], inner) ?? {});
          }}
        />
      ))}
    </fieldset>
  );
}

/** A part of a value, with its name above it. */
function PartControl(props: ControlProps) {
  const { id, label, schema } = props;
  const unit = unitName(schema);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-quiet">
        {label}
        {unit !== undefined && <span> · {unit}</span>}
      </label>
      <Control {...props} />
    </div>
  );
}
