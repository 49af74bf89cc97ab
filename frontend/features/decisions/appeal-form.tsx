'use client';

import { errorTextOf } from '../../components/settings/error-texts';
import { type Outcome, SettingsForm } from '../../components/settings/settings-form';
import { BUTTON } from '../../components/ui/button-link';
import { describedBy, FormField, INPUT } from '../../components/ui/form-field';
import { type Answer } from '../../lib/api/problem';
import { type DecisionTexts } from './decision-texts';

interface Props<Appealed> {
  readonly texts: DecisionTexts;
  /** Names the form among those of the page. */
  readonly id: number | string;
  readonly send: (text: string) => Promise<Answer<Appealed>>;
  readonly onSent: (appealed: Appealed) => void;
}

const LONGEST = 3000;

/** One field: what the member has to say against the decision. */
export function AppealForm<Appealed>({ texts, id, send, onSent }: Props<Appealed>) {
  const submit = async (form: FormData): Promise<Outcome> => {
    const given = form.get('text');
    const text = typeof given === 'string' ? given.trim() : '';
    const length = [...new Intl.Segmenter().segment(text)].length;
    if (length === 0 || length > LONGEST) return { faults: { text: texts.appealFault } };
    const answer = await send(text);
    if (answer.state === 'invalid') return { faults: { text: texts.appealFault } };
    if (answer.state !== 'done') return { errorState: errorTextOf(answer, texts) };
    onSent(answer.value);
    return {};
  };
  return (
    <SettingsForm
      send={submit}
      fields={(faults) => {
        const text = { id: `appeal-${id}`, label: texts.appealLabel, fault: faults['text'] };
        return (
          <FormField {...text}>
            <textarea id={text.id} name="text" required rows={5} className={INPUT} {...describedBy(text)} />
          </FormField>
        );
      }}
      actions={(isSending) => (
        <div>
          <button type="submit" className={BUTTON} aria-disabled={isSending}>
            {texts.appealSend}
          </button>
        </div>
      )}
    />
  );
}
