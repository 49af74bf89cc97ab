import { type RefObject } from 'react';
import { INPUT } from '../../../components/ui/form-field';
import { type ChatTexts } from './chat-texts';
import { type FirstLine } from './use-first-line';

interface Props {
  readonly texts: ChatTexts;
  readonly line: FirstLine;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Grows with what is written, to five lines. Enter is a new line: here nothing is sent by accident. */
export function Composer({ texts, line, field }: Props) {
  return (
    <form
      className="sticky bottom-0 border-t border-hairline bg-surface-1 px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        line.send();
      }}
    >
      <label htmlFor="first-line" className="sr-only">
        {texts.label}
      </label>
      <div className="flex items-end gap-3">
        <textarea
          id="first-line"
          ref={field}
          rows={1}
          maxLength={1000}
          value={line.draft}
          placeholder={texts.placeholder}
          aria-describedby="first-line-hint"
          className={`${INPUT} field-sizing-content max-h-[9.5rem] min-w-0 flex-1 resize-none`}
          onChange={(event) => {
            line.write(event.target.value);
          }}
        />
        <button
          type="submit"
          aria-label={texts.send}
          title={texts.send}
          className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-primary text-on-primary"
        >
          <svg viewBox="0 0 24 24" className="h-5 w-5 stroke-current" fill="none" strokeWidth="2.2" aria-hidden="true">
            <path d="M12 20V5M5 12l7-7 7 7" />
          </svg>
        </button>
      </div>
      <p id="first-line-hint" className="mt-2 text-caption text-text-muted">
        {texts.hint}
      </p>
    </form>
  );
}
