import { QUIET_BUTTON } from '../../components/ui/button-link';
import { errorTextOf } from '../../components/settings/error-texts';
import { CheckedStatement } from './checked-statement';
import { FIELDS } from './statement-rules';
import { SentStatement } from './sent-statement';
import { StatementFields } from './statement-fields';
import { useStatement } from './use-statement';
import { type WithdrawalTexts } from './withdrawal-texts';

/** For everybody who is not signed in, whether they cannot or do not want to. */
export function VisitorStatement({ texts }: { readonly texts: WithdrawalTexts }) {
  const { form, alert, state, refusal, check, confirm, change } = useStatement();
  if (state.name === 'sent') return <SentStatement texts={texts} state={state} />;
  const isWriting = state.name === 'writing';
  const faults = isWriting ? state.faults : {};
  const faulty = FIELDS.filter((field) => faults[field] !== undefined);
  return (
    <>
      {!isWriting && (
        <CheckedStatement
          texts={texts}
          statement={state.statement}
          isSending={state.name === 'sending'}
          fault={
            refusal
              ? errorTextOf(refusal, { ...texts.errorState, failed: texts.notSent, unreachable: texts.notSent })
              : ''
          }
          onConfirm={() => void confirm()}
          onBack={change}
        />
      )}
      <form
        ref={form}
        noValidate
        hidden={!isWriting}
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
        className="grid gap-6 [&[hidden]]:hidden"
      >
        <p>{texts.form.text}</p>
        {faulty.length > 0 && (
          <div ref={alert} role="alert" tabIndex={-1} className="border-l-4 border-danger py-1 pl-4">
            <p className="font-semibold text-text-strong">{texts.form.faultsTitle}</p>
            <ul>
              {faulty.map((field) => (
                <li key={field}>
                  <a
                    href={`#${field}`}
                    className="inline-flex min-h-9 items-center text-danger underline underline-offset-4"
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(field)?.focus();
                    }}
                  >
                    {texts.form.faults[faults[field] ?? 'name_missing']}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <StatementFields texts={texts.form} faults={faults} />
        <div>
          <button type="submit" className={QUIET_BUTTON}>
            {texts.action}
          </button>
        </div>
      </form>
    </>
  );
}
