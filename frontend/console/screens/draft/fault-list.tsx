import { Link } from '@tanstack/react-router';
import { type Fault } from '../../api/problem';
import { amountFaultAt } from '../../configuration/amount-faults';
import { useBrand } from '../../configuration/brand-context';
import { parsePath } from '../../configuration/paths';
import { type FieldSchema, metaOf } from '../../configuration/schema';
import { type JsonObject } from '../../configuration/values';
import { configuration as texts } from '../../texts/configuration';

interface Props {
  readonly faults: readonly Fault[];
  readonly schema: FieldSchema;
  /** The refused document. */
  readonly source: JsonObject;
}

/** Everything that the api would refuse, with the way to each. */
export function FaultList({ faults, schema, source }: Props) {
  const { slug } = useBrand().tenant;
  return (
    <div role="alert" className="grid gap-2">
      <p className="text-danger">{texts.faults.replace('{count}', String(faults.length))}</p>
      <ul className="grid gap-1">
        {faults.map(({ path, code, message }) => {
          const [group = '', locale = '', key = ''] = parsePath(path).map(String);
          const name = metaOf(schema, path).title;
          return (
            <li key={`${path} ${code}`}>
              {group === 'texts' ? (
                <Link
                  {...{ to: '/brands/$slug/texts', params: { slug }, search: { key, locale } }}
                  className="text-accent underline"
                >
                  {key} ({locale})
                </Link>
              ) : (
                <Link
                  {...{ to: '/brands/$slug/settings', params: { slug }, search: { group } }}
                  className="text-accent underline"
                >
                  {name === '' ? path : name}
                </Link>
              )}{' '}
              <code>{path}</code>: {amountFaultAt(schema, source, parsePath(path)) ?? message}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
