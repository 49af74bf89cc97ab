'use client';

import { useState } from 'react';
import { Awaited } from '../../components/settings/awaited';
import { errorTextOf } from '../../components/settings/error-texts';
import { type Outcome, SettingsForm } from '../../components/settings/settings-form';
import { SettingsPart } from '../../components/settings/settings-part';
import { SettingsSection } from '../../components/settings/settings-section';
import { BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { type Answer } from '../../lib/api/problem';
import { limitText } from '../../lib/payments/spend-limit';
import { comingText, leftText } from './limit-facts';
import { LimitFields } from './limit-fields';
import { type LimitTexts } from './limit-texts';
import { parseAmount } from './parse-amount';
import { type Limits, type Period, useLimit } from './use-limit';

/** What the member allows themselves to spend, among the settings. */
export function LimitSettings({ texts }: { readonly texts: LimitTexts }) {
  const { data, isError, refetch, set, remove } = useLimit();
  const [told, setTold] = useState<Outcome>({});
  const limit = data?.limit ?? null;
  const value = data && (limit === null ? texts.none : limitText(limit, texts));

  const outcomeOf = (answer: Answer<Limits>): Outcome => {
    if (answer.state === 'invalid') return { faults: { amount: texts.fault } };
    if (answer.state !== 'done') return { errorState: errorTextOf(answer, texts) };
    // What waits says so itself.
    return answer.value.next === null ? { done: texts.saved } : {};
  };
  const send = async (form: FormData): Promise<Outcome> => {
    setTold({});
    const written = form.get('amount');
    const amount = parseAmount(typeof written === 'string' ? written : '', data?.currency ?? 'EUR');
    if (amount === undefined) return { faults: { amount: texts.fault } };
    return outcomeOf(await set(amount, form.get('period') as Period));
  };

  return (
    <SettingsSection
      id="spend-limit"
      title={texts.title}
      value={value ?? <Awaited label={texts.loading} isFailed={isError} />}
    >
      <SettingsPart texts={texts} isFailed={isError && data === undefined} onRetry={() => void refetch()}>
        <p className="max-w-[60ch]">{texts.text}</p>
        {limit && <p className="font-semibold text-text-strong">{leftText(limit, texts)}</p>}
        {data?.next && limit && (
          <div className="grid gap-3 border-l-4 border-line pl-4">
            <p role="status">{comingText(data.next, texts)}</p>
            <button
              type="button"
              className={`${QUIET_BUTTON} justify-self-start`}
              onClick={() => void set(limit.amount, limit.period).then(outcomeOf).then(setTold)}
            >
              {texts.keep}
            </button>
          </div>
        )}
        {data && (
          <SettingsForm
            send={send}
            fields={({ amount }) => (
              <LimitFields
                key={`${limit?.amount} ${limit?.period} ${data.next?.holds_from}`}
                texts={texts}
                limits={data}
                fault={amount}
              />
            )}
            actions={(isSending) => (
              <div className="flex flex-wrap gap-3">
                <button type="submit" className={BUTTON} aria-disabled={isSending}>
                  {texts.submit}
                </button>
                {limit && data.next?.amount !== null && (
                  <button
                    type="button"
                    className={QUIET_BUTTON}
                    onClick={() => void remove().then(outcomeOf).then(setTold)}
                  >
                    {texts.remove}
                  </button>
                )}
              </div>
            )}
          />
        )}
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {told.errorState}
        </p>
        <p role="status" className="text-caption font-semibold text-text-strong empty:hidden">
          {told.done}
        </p>
      </SettingsPart>
    </SettingsSection>
  );
}
