import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { wave as texts } from '../../texts/fleet';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { textIn } from '../../ui/use-act';
import {
  type Wave,
  approveWave,
  cancelWave,
  goOnWithWave,
  readyBrandsQuery,
  rollBackWave,
  startWave,
  stopWave,
} from './fleet-queries';

type Act = 'start' | 'approve' | 'stop' | 'go_on' | 'roll_back' | 'cancel';

/** The acts that the api would not refuse now, the most likely one first. */
function actsOf(wave: Wave): readonly Act[] {
  const { state, brands, missing_approvals: missing, may_approve: mayApprove } = wave;
  const back: readonly Act[] = brands.published > 0 ? ['roll_back'] : [];
  switch (state) {
    case 'planned':
      return [
        ...(brands.ready > 0 && missing === 0 ? (['start'] as const) : []),
        ...(mayApprove ? (['approve'] as const) : []),
        'cancel',
      ];
    case 'planning':
      return ['cancel'];
    case 'publishing':
    case 'watching':
      return ['stop', ...back];
    case 'waiting':
      return ['go_on', 'stop', ...back];
    case 'stopped':
      return [...back, ...(wave.rolled_back_by === null ? (['go_on'] as const) : [])];
    case 'done':
      return back;
    case 'rolling_back':
    case 'rolled_back':
    case 'cancelled':
      return [];
  }
}

/** The acts that are wanted most often. Cancelling, and taking back a wave that went well, are not among them. */
const isUsual = ({ state }: Wave, act: Act): boolean => act !== 'cancel' && !(act === 'roll_back' && state === 'done');

/** The acts that a wave allows, each behind a dialog that says what it does. */
export function WaveActs({ wave }: { readonly wave: Wave }) {
  const { permissions } = useSelf();
  const [open, setOpen] = useState<Act>();
  const acts = permissions.includes('platform.write') ? actsOf(wave) : [];
  return (
    <div className="grid gap-2">
      <Approvals wave={wave} />
      {acts.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {acts.map((act, index) => (
            <Button
              key={act}
              look={index === 0 && isUsual(wave, act) ? 'main' : 'plain'}
              onClick={() => {
                setOpen(act);
              }}
            >
              {texts[act]}
            </Button>
          ))}
        </p>
      )}
      {open !== undefined && (
        <OpenAct
          wave={wave}
          act={open}
          onClose={() => {
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

function Approvals({ wave: { state, approvals, missing_approvals: missing } }: { readonly wave: Wave }) {
  return (
    <>
      {approvals.length > 0 && (
        <p>{texts.approved_by.replace('{who}', approvals.map(({ approver }) => approver).join(', '))}</p>
      )}
      {state === 'planned' && missing > 0 && <p>{texts.needs_approval.replace('{count}', peopleText(missing))}</p>}
    </>
  );
}

const peopleText = (count: number): string => (count === 1 ? 'one person' : `${count} people`);

interface OpenProps {
  readonly wave: Wave;
  readonly act: Act;
  readonly onClose: () => void;
}

function OpenAct({ wave, act, onClose }: OpenProps) {
  const queries = useQueryClient();
  const { id } = wave;
  const needsReason = act === 'stop' || act === 'go_on' || act === 'roll_back';
  const calls: Readonly<Record<Act, (form: FormData, reason: string) => Promise<unknown>>> = {
    start: (form) => startWave(id, textIn(form, 'canary')),
    approve: () => approveWave(id),
    stop: (_form, reason) => stopWave(id, reason),
    go_on: (_form, reason) => goOnWithWave(id, reason),
    roll_back: (_form, reason) => rollBackWave(id, reason),
    cancel: () => cancelWave(id),
  };
  return (
    <ActDialog
      title={texts[act]}
      preview={previewOf(wave, act)}
      reasonOf={needsReason ? `${act} ${id}` : undefined}
      act={async (form, reason) => {
        await calls[act](form, reason);
        await queries.invalidateQueries({ queryKey: ['wave', id] });
      }}
      onClose={onClose}
    >
      {act === 'start' && <FirstBrand wave={wave} />}
    </ActDialog>
  );
}

function previewOf({ state, brands, canary }: Wave, act: Act): string {
  switch (act) {
    case 'start':
      return (brands.ready === 1 ? texts.start_text_one : texts.start_text)
        .replace('{brand}', brands.ready === 1 ? (canary ?? '') : texts.first_brand)
        .replace('{count}', String(brands.ready - 1));
    case 'go_on':
      return state === 'stopped' ? texts.go_on_stopped_text : texts.go_on_text;
    case 'roll_back':
      return texts.roll_back_text.replace('{count}', String(brands.published));
    case 'approve':
    case 'stop':
    case 'cancel':
      return texts[`${act}_text`];
  }
}

/** The brand that is first; the one with the most sign-ups is proposed. */
function FirstBrand({ wave: { id, canary } }: { readonly wave: Wave }) {
  const textOf = useBrandText();
  const { data } = useQuery(readyBrandsQuery(id));
  const brands = data?.brands ?? [];
  const known = brands.map(({ tenant, signups }) => ({
    value: tenant,
    label: texts.canary_signups.replace('{brand}', textOf(tenant)).replace('{count}', String(signups)),
  }));
  const isKnown = known.some(({ value }) => value === canary);
  const choices = canary === null || isKnown ? known : [{ value: canary, label: textOf(canary) }, ...known];
  return (
    <Choice key={choices.length} name="canary" label={texts.canary} choices={choices} defaultValue={canary ?? ''} />
  );
}
