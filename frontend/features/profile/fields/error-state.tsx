import { type ReactNode } from 'react';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { type Refusal } from '../saving/profile-saver';
import { type Field } from '../saving/use-editor';
import { type FieldName, isSame, type Value } from '../saving/values';
import { PLACEHOLDER, type SavingTexts } from '../texts';

interface Props {
  readonly texts: SavingTexts;
  readonly field: Pick<Field<Value>, 'name' | 'value' | 'saved' | 'progress' | 'retry' | 'discard'>;
}

/** Why a field is not saved, and the ways on. What was written stays. */
export function ErrorState({ texts, field }: Props) {
  const { name, progress } = field;
  return (
    <div id={`${name}-fault`} role="alert" className="empty:hidden">
      {progress?.name === 'refused' && (
        <Box text={refusalText(progress.refusal, name, texts)}>
          {/* What the api does not take, it does not take the second time either. */}
          {progress.refusal.state !== 'invalid' && (
            <button type="button" className={QUIET_BUTTON} onClick={field.retry}>
              {texts.retry}
            </button>
          )}
        </Box>
      )}
      {progress?.name === 'found' && <Found texts={texts} field={field} />}
    </div>
  );
}

/** Something that was written here before, and what the profile says meanwhile. */
function Found({ texts, field: { value, saved, retry, discard, name } }: Props) {
  const told = typeof saved === 'string' && !isSame(saved, value ?? null) ? saved : undefined;
  return (
    <Box text={name === 'name' || told === undefined ? texts.found : texts.foundDiffers}>
      {told !== undefined && <p className="w-full border-l-2 border-line pl-3 whitespace-pre-line">{told}</p>}
      <button type="button" className={QUIET_BUTTON} onClick={retry}>
        {texts.foundSave}
      </button>
      <button type="button" className={QUIET_BUTTON} onClick={discard}>
        {texts.foundDiscard}
      </button>
    </Box>
  );
}

function Box({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 border-l-4 border-danger py-1 pl-4">
      <p className="w-full text-text-strong">{text}</p>
      {children}
    </div>
  );
}

export function refusalText(refusal: Refusal, field: FieldName | undefined, texts: SavingTexts): string {
  if (refusal.state === 'unreachable') return texts.unreachable;
  if (refusal.state === 'invalid')
    return texts.faults[`${field}_${refusal.faults[0]?.code}`] ?? texts.faults[field ?? ''] ?? texts.failed;
  if (refusal.state === 'failed') return texts.refusals[refusal.code ?? ''] ?? texts.failed;
  const now = new Date();
  const then = new Date(now.getTime() + refusal.retryAfterSeconds * 1000);
  return texts.limited.replace(PLACEHOLDER.when, createFormats(texts.locale).relative(then, now));
}
