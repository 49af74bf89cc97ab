import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand } from '../../configuration/brand-context';
import { type LaunchCheck } from '../../configuration/launch-query';
import { useKeys } from '../../frame/keys';
import { launch as texts } from '../../texts/launch';
import { Button } from '../../ui/button';
import { useAct } from '../../ui/use-act';
import { CheckList } from './check-list';

/** Checks that are made again by themselves, and at once by a press. */
export function PreflightStep({ checks }: { readonly checks: readonly LaunchCheck[] }) {
  const { tenant, mayWrite } = useBrand();
  const { slug } = tenant;
  const queries = useQueryClient();
  const { isBusy, fault, run } = useAct(async () => {
    const now = await valueOf(client.POST('/api/staff/tenants/{slug}/launch/checks', { params: { path: { slug } } }));
    queries.setQueryData(['launch', slug], now);
  });
  const check = (): void => void run(new FormData());
  useKeys(mayWrite ? [{ keys: 'c', label: texts.check_now, run: check }] : []);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {mayWrite && (
          <Button disabled={isBusy} onClick={check}>
            {texts.check_now}
          </Button>
        )}
        <span className="text-quiet">{texts.checking}</span>
      </div>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <CheckList checks={checks} />
    </>
  );
}
