import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand } from '../../configuration/brand-context';
import { isReason } from '../../configuration/reason-field';
import { releases as texts } from '../../texts/releases';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { ownZone, timeText } from '../../ui/times';
import { textIn, useAct } from '../../ui/use-act';

interface Props {
  readonly wish: { readonly revision: number; readonly base: number | null; readonly reason: string };
}

/** Plans a release for later and says when it comes. */
export function ScheduleForm({ wish }: Props) {
  const { slug } = useBrand().tenant;
  const queries = useQueryClient();
  const [isEmpty, setEmpty] = useState(true);
  const [late, setLate] = useState<string>();
  const [planned, setPlanned] = useState<string>();
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    const at = new Date(textIn(form, 'at'));
    setPlanned(undefined);
    // The api would publish at once.
    setLate(isPast(at) ? texts.schedule_past : undefined);
    if (isPast(at)) return;
    const body = { ...wish, publish_at: at.toISOString() };
    await valueOf(client.POST('/api/staff/tenants/{slug}/scheduled-releases', { params: { path: { slug } }, body }));
    setPlanned(timeText(body.publish_at));
    await queries.invalidateQueries({ queryKey: ['scheduled', slug] });
  });
  const problem = late ?? fault;
  return (
    <form onSubmit={onSubmit} aria-label={texts.schedule} className="grid max-w-prose gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label={texts.schedule_at}
          name="at"
          type="datetime-local"
          required
          aria-invalid={problem !== undefined}
          onChange={(event) => {
            setEmpty(event.target.value === '');
          }}
        />
        <Button type="submit" disabled={isEmpty || isBusy || !isReason(wish.reason)}>
          {texts.schedule}
        </Button>
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p className="text-quiet">{texts.schedule_zone.replace('{zone}', ownZone())}</p>
      {planned !== undefined && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-good">
          {texts.planned.replace('{time}', planned)}
          <Link
            to="/brands/$slug/revisions"
            params={{ slug }}
            className="target inline-flex items-center text-accent underline"
          >
            {texts.planned_all}
          </Link>
        </p>
      )}
    </form>
  );
}

const isPast = (time: Date): boolean => time.getTime() <= Date.now();
