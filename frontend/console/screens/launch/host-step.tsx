import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { useBrand } from '../../configuration/brand-context';
import { type Launch } from '../../configuration/launch-query';
import { useSelf } from '../../frame/self-context';
import { hosts as hostTexts } from '../../texts/hosts';
import { launch as texts } from '../../texts/launch';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Table } from '../../ui/table';
import { textIn, useAct } from '../../ui/use-act';
import { hostName } from '../hosts/host-name';
import { HostSteps } from '../hosts/host-steps';

/** The hosts of the brand, and the form for its first one. */
export function HostStep({ launch: { hosts } }: { readonly launch: Launch }) {
  const { tenant, live } = useBrand();
  const { slug } = tenant;
  const { permissions } = useSelf();
  const hasPrimary = hosts.some(({ kind, state }) => kind === 'primary' && state !== 'retired');
  return (
    <>
      {hosts.length > 0 && (
        <Table
          caption={texts.hosts}
          rows={hosts}
          keyOf={({ host }) => host}
          columns={[
            { name: hostTexts.host, cell: ({ host }) => host },
            { name: texts.host_kind, cell: ({ kind }) => hostTexts.kinds[kind] },
            { name: texts.host_state, cell: ({ state }) => <HostSteps state={state} /> },
          ]}
        />
      )}
      {hosts.length > 0 && (
        <>
          <p className="max-w-prose text-quiet">{texts.hosts_hint}</p>
          {live === null && hasPrimary && <p className="max-w-prose text-quiet">{texts.wrong_host}</p>}
          <p>
            <Link
              to="/brands/$slug/hosts"
              params={{ slug }}
              className="target inline-flex items-center text-accent underline"
            >
              {texts.all_hosts}
            </Link>
          </p>
        </>
      )}
      {!hasPrimary && permissions.includes('domain.write') && <HostForm />}
    </>
  );
}

function HostForm() {
  const { slug } = useBrand().tenant;
  const queries = useQueryClient();
  const { isBusy, fault, onSubmit } = useAct(async (form) => {
    const host = hostName(textIn(form, 'host'));
    const withWww = form.get('www') !== null;
    const sibling = { host: `www.${host}`, kind: 'redirect' as const, target: host };
    const domains = [{ host, kind: 'primary' as const }, ...(withWww ? [sibling] : [])];
    await valueOf(client.PUT('/api/staff/tenants/{slug}/domains', { params: { path: { slug } }, body: { domains } }));
    // The last findings are older than this host.
    await valueOf(client.POST('/api/staff/tenants/{slug}/launch/checks', { params: { path: { slug } } }));
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['launch', slug] }),
      queries.invalidateQueries({ queryKey: ['tenant', slug] }),
    ]);
  });
  return (
    <form onSubmit={onSubmit} className="grid max-w-prose gap-2">
      <Field label={texts.host} name="host" required autoComplete="off" spellCheck={false} fault={fault} />
      <p className="text-quiet">{texts.host_hint}</p>
      <label className="target flex items-center gap-2">
        <input type="checkbox" name="www" className="size-5 accent-accent" />
        {texts.with_www}
      </label>
      <p>
        <Button type="submit" look="main" disabled={isBusy}>
          {texts.add_host}
        </Button>
      </p>
    </form>
  );
}
