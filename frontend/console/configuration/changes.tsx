import { configuration as texts } from '../texts/configuration';
import { releases } from '../texts/releases';
import { type Column, Table } from '../ui/table';
import { type FieldSchema, metaOf } from './schema';
import { writtenValue } from './units';
import { type Change } from './use-plan';
import { type Json, isList } from './values';
import { wordDiff } from './word-diff';

interface Props {
  readonly caption: string;
  readonly schema: FieldSchema;
  readonly changes: readonly Change[];
}

/** Changed values, with their marks; of long texts the words that changed. */
export function Changes({ caption, schema, changes }: Props) {
  if (changes.length === 0) return <p>{releases.no_changes}</p>;
  const columns: readonly Column<Change>[] = [
    { name: releases.field, cell: ({ path }) => <FieldName path={path} schema={schema} /> },
    {
      name: releases.before,
      cell: (change) => (isLong(change) ? '' : <Value {...{ schema, path: change.path }} value={change.before} />),
    },
    {
      name: releases.after,
      cell: (change) =>
        isLong(change) ? <Words {...change} /> : <Value {...{ schema, path: change.path }} value={change.after} />,
    },
  ];
  return <Table caption={caption} columns={columns} rows={changes} keyOf={({ path }) => path} />;
}

export const touchesMoney = (schema: FieldSchema, changes: readonly Change[]): boolean =>
  changes.some(({ path }) => metaOf(schema, path).isMoney);

function FieldName({ path, schema }: { readonly path: string; readonly schema: FieldSchema }) {
  const { title, isMoney } = metaOf(schema, path);
  return (
    <>
      {title !== '' && <strong>{title} </strong>}
      <code>{path}</code>
      {isMoney && <span className="text-danger"> {texts.money}</span>}
    </>
  );
}

const LONG = 60;
const isLong = ({ before, after }: Change): boolean =>
  typeof before === 'string' && typeof after === 'string' && before.length + after.length > LONG;

const MOST = 600;

interface ValueProps {
  readonly schema: FieldSchema;
  readonly path: string;
  readonly value: Json | undefined;
}

/** A value as its field shows it, amounts in their currency. */
export function Value({ schema, path, value }: ValueProps) {
  const text = valueText(value === undefined ? value : writtenValue(schema, path, value));
  return <span className="whitespace-pre-wrap">{text.length > MOST ? `${text.slice(0, MOST)} …` : text}</span>;
}

function valueText(value: Json | undefined): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (isList(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value, undefined, 1) : String(value);
}

function Words({ before, after }: Change) {
  if (typeof before !== 'string' || typeof after !== 'string') return null;
  return (
    <span className="whitespace-pre-wrap">
      {wordDiff(before, after).map(({ kind, text }, index) => {
        if (kind === 'removed') return <del key={index}>{text}</del>;
        return kind === 'added' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>;
      })}
    </span>
  );
}
