'use client';

import { INPUT } from '../../components/ui/form-field';
import { Switch } from '../../components/ui/switch';
import { type PushTexts } from './push-texts';
import { type QuietHours as Hours, type usePushPreferences } from './use-push-preferences';

interface Props {
  readonly quiet: Hours;
  readonly change: ReturnType<typeof usePushPreferences>['changeQuiet'];
  readonly texts: PushTexts;
}

/** The hours of the member's own clock in which nothing rings. */
export function QuietHours({ quiet, change, texts }: Props) {
  const shown = change.isPending ? change.variables : quiet;
  const time = (end: 'from' | 'until', label: string) => (
    <label className="grid gap-1.5">
      <span className="font-semibold text-text-strong">{label}</span>
      <input
        type="time"
        className={INPUT}
        defaultValue={quiet[end]}
        required
        // Each half of a time that is being typed is a change; it is saved once it is left.
        onBlur={({ currentTarget: { value, validity } }) => {
          if (validity.valid && value !== quiet[end]) change.mutate({ ...quiet, [end]: value });
        }}
      />
    </label>
  );
  return (
    <div>
      <Switch
        id="push_quiet"
        label={texts.quiet}
        hint={texts.quietHint}
        isOn={shown.on}
        fault={change.error?.message}
        onChange={(on) => {
          change.mutate({ ...quiet, on });
        }}
      />
      {shown.on && (
        <div className="mt-2 grid max-w-80 grid-cols-2 gap-4">
          {time('from', texts.quietFrom)}
          {time('until', texts.quietUntil)}
        </div>
      )}
    </div>
  );
}
