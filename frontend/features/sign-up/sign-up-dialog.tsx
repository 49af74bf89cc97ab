import { type ReactNode, useState } from 'react';
import { BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { Sheet } from '../../components/ui/sheet';
import { type ModalTexts } from './modal-texts';
import { SignUpForm } from './sign-up-form';
import { type SignUpTexts } from './sign-up-texts';

interface Props {
  readonly texts: ModalTexts;
  readonly form: SignUpTexts;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Once something was answered, neither Escape nor a gesture closes it, and its button asks first. */
export function SignUpDialog({ texts, form, onClose, children }: Props) {
  const [isBegun, setBegun] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Sheet labelledBy="sign-up-title" onClose={isBegun ? undefined : onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <div className="[grid-area:1/1]">
          <h2 id="sign-up-title" className="mb-6 pr-12 font-semibold text-text-strong">
            {texts.title}
          </h2>
          {isAsking && (
            <div role="alert" className="mb-6 rounded-box border border-line bg-surface-2 p-5">
              <p className="mb-4 font-semibold text-text-strong">{texts.leaveQuestion}</p>
              <div className="flex flex-wrap gap-3">
                <button
                  type="button"
                  ref={takeFocus}
                  className={`${BUTTON} grow`}
                  onClick={() => {
                    setAsking(false);
                  }}
                >
                  {texts.stay}
                </button>
                <button type="button" className={`${QUIET_BUTTON} grow`} onClick={onClose}>
                  {texts.leave}
                </button>
              </div>
            </div>
          )}
          <div
            onInput={() => {
              setBegun(true);
            }}
          >
            <SignUpForm
              texts={form}
              isOverPage
              onResume={() => {
                setBegun(true);
              }}
            >
              {children}
            </SignUpForm>
          </div>
        </div>
        {/* Last, so that the dialog opens with the focus on its first question. */}
        <button
          type="button"
          aria-label={texts.close}
          onClick={() => {
            if (isBegun) setAsking(true);
            else onClose();
          }}
          className="sticky -top-3 z-10 md:-top-5 -mt-3 -mr-3 flex size-11 items-center justify-center self-start justify-self-end rounded-pill bg-surface-1 text-text-strong [grid-area:1/1]"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
      </div>
    </Sheet>
  );
}
