import { useState } from 'react';
import { configuration as texts } from '../../texts/configuration';
import { Button } from '../../ui/button';
import { INPUT } from '../../ui/field';
import { type FieldSchema, hasOperatorParts, shapeOf } from '../schema';
import { type Json, isList, isSame } from '../values';
import { labelled, type OuterProps } from './control-props';

/** More than these are typed instead of ticked. */
const MOST_BOXES = 40;

type Props = OuterProps & { readonly item: FieldSchema };

export function ListControl(props: Props) {
  const shape = shapeOf(props.item);
  if (shape.kind === 'enum' && shape.options.length <= MOST_BOXES) return <Boxes {...props} options={shape.options} />;
  if (shape.kind === 'text' || shape.kind === 'enum') return <Words {...props} isEnum={shape.kind === 'enum'} />;
  return <Items {...props} />;
}

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

/** A choice of many. An option that is ticked later stands later: some lists are an order, too. */
function Boxes({ options, ...props }: Props & { readonly options: readonly string[] }) {
  const { id, value, onChange, isDisabled, label } = props;
  const chosen = listOf(value);
  const toggle = (option: string): void => {
    onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option]);
  };
  return (
    <div id={id} role="group" aria-label={label} className="flex flex-wrap gap-x-4">
      {options.map((option) => (
        <label key={option} className="target inline-flex items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            disabled={isDisabled}
            checked={chosen.includes(option)}
            onChange={() => {
              toggle(option);
            }}
          />
          {option}
          {chosen.includes(option) && <span className="text-quiet">{chosen.indexOf(option) + 1}</span>}
        </label>
      ))}
    </div>
  );
}

/** Codes with commas between them, words and phrases a line each. The text stays as typed while it means the same list. */
function Words({ isEnum, ...props }: Props & { readonly isEnum: boolean }) {
  const { value, onChange } = props;
  const list = listOf(value).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
  const read = (text: string): readonly string[] =>
    text
      .split(isEnum ? /[\s,]+/ : '\n')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && isSame(read(typed), list) ? typed : list.join(isEnum ? ', ' : '\n');
  const change = (event: { readonly target: { readonly value: string } }): void => {
    setTyped(event.target.value);
    onChange(read(event.target.value));
  };
  return (
    <div className="grid gap-1">
      {isEnum ? (
        <input {...labelled(props)} type="text" className={INPUT} value={shown} onChange={change} />
      ) : (
        <textarea
          {...labelled(props)}
          rows={Math.min(8, list.length + 1)}
          className={`${INPUT} py-2`}
          value={shown}
          onChange={change}
        />
      )}
      <span className="text-quiet">{isEnum ? texts.comma_hint : texts.line_hint}</span>
    </div>
  );
}

function Items(props: Props) {
  const { Inner, id, item, value, onChange, isDisabled, isOperator, label } = props;
  const list = listOf(value);
  const mayReshape = !isDisabled && (isOperator || !hasOperatorParts(item));
  const replace = (index: number, inner: Json | undefined): void => {
    onChange(list.map((one, at) => (at === index ? (inner ?? {}) : one)));
  };
  const swap = (index: number): void => {
    const [before, here] = [list[index - 1], list[index]];
    if (before === undefined || here === undefined) return;
    onChange(list.map((one, at) => (at === index ? before : at === index - 1 ? here : one)));
  };
  return (
    <div id={id} role="group" aria-label={label} className="grid gap-4">
      {list.map((one, index) => (
        <div key={index} className="grid gap-2">
          <Inner
            {...props}
            id={`${id}-${index}`}
            label={`${label} ${index + 1}`}
            schema={item}
            value={one}
            onChange={(inner) => {
              replace(index, inner);
            }}
          />
          {mayReshape && (
            <p className="flex gap-2">
              {index > 0 && (
                <Button
                  aria-label={`${texts.up}: ${label} ${index + 1}`}
                  onClick={() => {
                    swap(index);
                  }}
                >
                  {texts.up}
                </Button>
              )}
              <Button
                aria-label={`${texts.remove}: ${label} ${index + 1}`}
                onClick={() => {
                  onChange(list.filter((_, at) => at !== index));
                }}
              >
                {texts.remove}
              </Button>
            </p>
          )}
        </div>
      ))}
      {mayReshape && (
        <p>
          <Button
            onClick={() => {
              onChange([...list, {}]);
            }}
          >
            {texts.add}
          </Button>
        </p>
      )}
    </div>
  );
}
