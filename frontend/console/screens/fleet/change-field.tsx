import { useId } from 'react';
import { Control } from '../../configuration/controls/control';
import { type Field, type FieldSchema, fieldsOf, shapeOf, wordsOf } from '../../configuration/schema';
import { unitName } from '../../configuration/units';
import { type Json, isObject } from '../../configuration/values';
import { configuration } from '../../texts/configuration';
import { newWave as texts } from '../../texts/fleet';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field as Input, INPUT } from '../../ui/field';
import { languageName } from '../../ui/language-name';
import { type FormChange, NO_CHANGE, TEXT } from './wave-form';

interface Props {
  readonly schema: FieldSchema;
  readonly title: string;
  readonly change: FormChange;
  readonly onChange: (change: FormChange) => void;
  readonly onRemove: (() => void) | undefined;
}

/** One setting that a wave changes: which one, and its value at all brands. */
export function ChangeField({ schema, title, change, onChange, onRemove }: Props) {
  const fields = fieldsOf(schema);
  const field = fields.find(({ path }) => path === change.path);
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-panel p-3">
      <legend className="px-1 font-semibold">{title}</legend>
      <SettingChoice
        fields={fields}
        path={change.path}
        onChange={(path) => {
          onChange({ ...NO_CHANGE, path, value: firstValue(fields.find((one) => one.path === path)) });
        }}
      />
      {field && field.description !== '' && <p className="max-w-prose text-quiet">{field.description}</p>}
      {change.path === TEXT && <TextKey change={change} onChange={onChange} />}
      {change.path !== '' && (
        <Choice
          label={texts.act}
          value={change.act}
          onChange={(event) => {
            onChange({ ...change, act: event.target.value === 'reset' ? 'reset' : 'set' });
          }}
          choices={Object.entries(texts.acts).map(([value, label]) => ({ value, label }))}
        />
      )}
      {field && change.act === 'set' && <Value field={field} change={change} onChange={onChange} />}
      {change.path === TEXT && <Words change={change} schema={schema} onChange={onChange} />}
      {onRemove && (
        <p>
          <Button aria-label={`${texts.remove}: ${title}`} onClick={onRemove}>
            {texts.remove}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

/** A box to tick says no until it is ticked. */
const firstValue = (field: Field | undefined): Json =>
  field && shapeOf(field.schema).kind === 'bool' ? false : (field?.schema.default ?? null);

interface ChoiceProps {
  readonly fields: readonly Field[];
  readonly path: string;
  readonly onChange: (path: string) => void;
}

function SettingChoice({ fields, path, onChange }: ChoiceProps) {
  const id = useId();
  const groups = [...new Set(fields.map(({ group }) => group))];
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-quiet">
        {texts.choose}
      </label>
      <select
        id={id}
        className={INPUT}
        value={path}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        <option value="">–</option>
        <option value={TEXT}>{texts.a_text}</option>
        {groups.map((group) => (
          <optgroup key={group} label={wordsOf(group)}>
            {fields
              .filter((field) => field.group === group)
              .map(({ path: at, title, isMoney }) => (
                <option key={at} value={at}>
                  {isMoney ? `${title} (${configuration.money})` : title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

interface PartProps {
  readonly change: FormChange;
  readonly onChange: (change: FormChange) => void;
}

function Value({ field, change, onChange }: PartProps & { readonly field: Field }) {
  const id = useId();
  const unit = unitName(field.schema);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-quiet">
        {unit === undefined ? texts.value : `${texts.value} · ${unit}`}
      </label>
      <Control
        id={id}
        schema={field.schema}
        value={change.value ?? undefined}
        onChange={(value) => {
          onChange({ ...change, value: value ?? null });
        }}
        isDisabled={false}
        isOperator
        locales={[]}
        label={field.title}
      />
    </div>
  );
}

function TextKey({ change, onChange }: PartProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <Input
        label={texts.text_key}
        aria-describedby={id}
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={change.key}
        onChange={(event) => {
          onChange({ ...change, key: event.target.value });
        }}
      />
      <p id={id} className="text-quiet">
        {texts.text_hint}
      </p>
    </div>
  );
}

/** A text in every language of the platform. To take one out, a language is ticked. */
function Words({ change, schema, onChange }: PartProps & { readonly schema: FieldSchema }) {
  const id = useId();
  const { act, value } = change;
  const words = isObject(value) ? value : {};
  const say = (locale: string, text: Json | undefined): void => {
    const others = Object.entries(words).filter(([other]) => other !== locale);
    onChange({ ...change, value: Object.fromEntries(text === undefined ? others : [...others, [locale, text]]) });
  };
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {localesOf(schema).map((locale) =>
        act === 'set' ? (
          <div key={locale} className="grid gap-1">
            <label htmlFor={`${id}-${locale}`} className="text-quiet">
              {languageName(locale)}
            </label>
            <textarea
              id={`${id}-${locale}`}
              lang={locale}
              rows={2}
              className="w-full rounded-md border border-field bg-panel p-3 text-strong"
              value={typeof words[locale] === 'string' ? words[locale] : ''}
              onChange={(event) => {
                say(locale, event.target.value === '' ? undefined : event.target.value);
              }}
            />
          </div>
        ) : (
          <label key={locale} className="target flex items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={Object.hasOwn(words, locale)}
              onChange={(event) => {
                say(locale, event.target.checked ? '' : undefined);
              }}
            />
            {languageName(locale)}
          </label>
        ),
      )}
    </div>
  );
}

function localesOf(schema: FieldSchema): readonly string[] {
  const texted = schema.properties?.['texts'];
  const shape = texted && shapeOf(texted);
  if (shape?.kind === 'map') return shape.keys;
  return shape?.kind === 'group' ? Object.keys(shape.properties) : [];
}
