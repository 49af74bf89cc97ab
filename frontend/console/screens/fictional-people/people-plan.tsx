import { type PeoplePlan } from '../../api/fictional-people';
import { fictionalPeople as texts } from '../../texts/fictional-people';

/** More names than these say little. */
const MOST_NAMED = 20;

const KINDS = ['added', 'returned', 'changed', 'removed'] as const;

export const isEmptyPlan = (plan: PeoplePlan): boolean => KINDS.every((kind) => plan[kind].length === 0);

export const countsIn = (text: string, plan: PeoplePlan): string =>
  KINDS.reduce((told, kind) => told.replace(`{${kind}}`, String(plan[kind].length)), text);

/** Lists by name the profiles that placing a file would change. */
export function PeoplePlanView({ plan }: { readonly plan: PeoplePlan }) {
  if (isEmptyPlan(plan)) return <p role="status">{texts.nothing.replace('{count}', String(plan.same))}</p>;
  return (
    <div role="status" className="grid gap-2 rounded-lg border border-line bg-panel p-4">
      <h3 className="font-semibold">{texts.plan}</h3>
      {KINDS.filter((kind) => plan[kind].length > 0).map((kind) => (
        <div key={kind}>
          <p className={kind === 'removed' ? 'text-danger' : ''}>
            {texts[kind].replace('{count}', String(plan[kind].length))}
          </p>
          <Names people={plan[kind]} />
        </div>
      ))}
      <p className="text-quiet">{texts.same.replace('{count}', String(plan.same))}</p>
    </div>
  );
}

interface NamesProps {
  readonly people: readonly {
    readonly id: number;
    readonly name: string;
    readonly parts?: readonly (keyof typeof texts.parts)[];
  }[];
}

function Names({ people }: NamesProps) {
  return (
    <ul className="list-disc ps-5 text-quiet">
      {people.slice(0, MOST_NAMED).map(({ id, name, parts }) => (
        <li key={id}>
          {id} · {name}
          {parts && `: ${parts.map((part) => texts.parts[part]).join(', ')}`}
        </li>
      ))}
      {people.length > MOST_NAMED && <li>{texts.and_more.replace('{count}', String(people.length - MOST_NAMED))}</li>}
    </ul>
  );
}
