import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Host, changeHostState, moveTo } from '../../api/brands';
import { selfQuery } from '../../api/self';
import { hosts as texts } from '../../texts/hosts';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { ChangeHost } from './host-form';

type ActName = 'move' | 'reopen' | 'suspend' | 'retire' | 'revive' | 'verify' | 'open';

const STATES = {
  reopen: 'live',
  suspend: 'suspended',
  retire: 'retired',
  revive: 'pending',
  verify: 'verified',
  open: 'live',
} as const;

/** The acts that the api does not refuse, the likeliest first. */
function offered({ kind, state }: Host, hasPrimary: boolean): readonly ActName[] {
  const revive = kind === 'primary' && hasPrimary ? [] : (['revive'] as const);
  if (state === 'retired') return revive;
  if (state === 'suspended') return ['reopen', 'retire'];
  if (state === 'pending') return ['verify', 'retire'];
  if (state === 'verified') return ['open', 'retire'];
  return [...(kind === 'alias' ? (['move'] as const) : []), 'suspend', 'retire'];
}

interface Props {
  readonly slug: string;
  readonly host: Host;
  readonly hosts: readonly Host[];
  readonly mayWrite: boolean;
  readonly onDone: (told: string) => void;
}

/** An operator's acts on a host. Each says first what it does to visitors. */
export function HostActs({ slug, host: row, hosts, mayWrite, onDone }: Props) {
  const { host, kind, state } = row;
  const queries = useQueryClient();
  const [open, setOpen] = useState<ActName>();
  const primary = hosts.find((one) => one.kind === 'primary' && one.state !== 'retired');
  const run = async (act: ActName, reason: string): Promise<void> => {
    await (act === 'move' ? moveTo(slug, host, reason) : changeHostState(slug, host, STATES[act], reason));
    onDone(texts.dones[act].replace('{host}', host));
    await Promise.all([
      ...[
        ['tenant', slug],
        ['launch', slug],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      queries.invalidateQueries({ queryKey: selfQuery.queryKey }),
    ]);
  };
  const filled = (text: string): string => text.replace('{host}', host).replace('{old}', primary?.host ?? '–');
  return (
    <div className="flex flex-wrap gap-2 max-sm:justify-end">
      {(state === 'pending' || state === 'verified') && (
        <Link
          to="/brands/$slug/launch/$step"
          params={{ slug, step: 'records' }}
          aria-label={`${texts.records}: ${host}`}
          className="target inline-flex items-center text-accent underline"
        >
          {texts.records}
        </Link>
      )}
      {mayWrite && (
        <>
          {offered(row, primary !== undefined).map((act) => (
            <Button key={act} aria-label={`${texts[act]}: ${host}`} onClick={() => setOpen(act)}>
              {texts[act]}
            </Button>
          ))}
          {kind !== 'primary' && state !== 'retired' && <ChangeHost {...{ slug, hosts, onDone }} host={row} />}
        </>
      )}
      {open && (
        <ActDialog
          title={texts[open]}
          preview={filled(texts[`${open}_text`])}
          reasonOf={`${open} ${host}`}
          act={(_, reason) => run(open, reason)}
          onClose={() => setOpen(undefined)}
        >
          {open === 'move' && (
            <ul className="grid list-disc gap-1 ps-5">
              {[...texts.move_effects, texts.move_back].map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          )}
        </ActDialog>
      )}
    </div>
  );
}
