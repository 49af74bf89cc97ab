import { Value } from '../../configuration/changes';
import { type FieldSchema, metaOf } from '../../configuration/schema';
import { type Json } from '../../configuration/values';
import { wave as texts } from '../../texts/fleet';
import { type Wave } from './fleet-queries';

/** Lists the changes that were asked for: a new value of a path, or the removal of the brands' own value. */
export function WaveChanges({ wave, schema }: { readonly wave: Wave; readonly schema: FieldSchema }) {
  return (
    <section className="grid gap-2">
      <h2>{texts.what}</h2>
      {wave.kind === 'template' && <p>{texts.templates}</p>}
      <dl className="grid gap-2">
        {wave.changes.map((change) => (
          <div key={change.path} className="grid gap-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-4">
            <dt className="wrap-anywhere">
              <PathName path={change.path} schema={schema} />
            </dt>
            <dd className="wrap-anywhere">
              {change.act === 'reset' ? (
                texts.reset
              ) : (
                <Value schema={schema} path={change.path} value={change.value as Json} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function PathName({ path, schema }: { readonly path: string; readonly schema: FieldSchema }) {
  const { title, isMoney } = metaOf(schema, path);
  return (
    <>
      {title !== '' && <strong>{title} </strong>}
      <code>{path}</code>
      {isMoney && <span className="text-danger"> {texts.money}</span>}
    </>
  );
}
