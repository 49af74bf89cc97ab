import { type ReactNode, useEffect, useRef } from 'react';
import { type ChatTexts } from './chat-texts';

interface Props {
  readonly texts: ChatTexts;
  /** The explanation of the fictional label, if the profile has that label. */
  readonly fictional: string | undefined;
  readonly about: string | undefined;
  /** The visitor's line, once it was sent off. */
  readonly line: string | undefined;
  readonly empty: boolean;
  readonly borrow: (line: string) => void;
  readonly change: () => void;
  readonly children: ReactNode;
}

/** Only what is true: what the profile says of itself, and what the visitor wrote. Never a message from the profile. */
export function Conversation({ texts, fictional, about, line, empty, borrow, change, children }: Props) {
  const next = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (line !== undefined) next.current?.focus({ preventScroll: true });
  }, [line]);
  return (
    <div className="flex flex-1 flex-col justify-end gap-5 px-5 py-6">
      <div className="m-auto flex min-h-60 max-w-[34ch] flex-col justify-center gap-3 text-center text-caption text-text-muted">
        {fictional !== undefined && <p className="text-text">{fictional}</p>}
        {about !== undefined && (
          <p className="line-clamp-5">
            {texts.about} <q className="text-text-strong">{about}</q>
          </p>
        )}
        {line === undefined && <p>{texts.begin}</p>}
      </div>
      {line === undefined && empty && (
        <div>
          <p className="mb-2 text-caption text-text-muted">{texts.ideas}</p>
          <ul className="flex flex-col items-start gap-2">
            {texts.lines.map((idea) => (
              <li key={idea}>
                <button
                  type="button"
                  className="min-h-11 rounded-control border border-line px-4 py-2 text-start text-text-strong hover:bg-surface-2"
                  onClick={() => borrow(idea)}
                >
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {line !== undefined && (
        <>
          <div className="flex flex-col items-end gap-1">
            <p className="max-w-[85%] rounded-box rounded-br-none bg-primary px-4 py-3 whitespace-pre-line text-on-primary">
              <span className="sr-only">{texts.you}: </span>
              {line}
            </p>
            <p className="flex items-center gap-1.5 text-end text-caption text-text-muted">
              <svg
                viewBox="0 0 16 16"
                className="h-4 w-4 shrink-0 stroke-current"
                fill="none"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <circle cx="8" cy="8" r="6.5" />
                <path d="M8 4v4l2.500 2" />
              </svg>
              {texts.waiting}
            </p>
            <button
              type="button"
              className="min-h-11 px-1 text-caption font-semibold text-primary-text underline decoration-1 underline-offset-4"
              onClick={change}
            >
              {texts.change}
            </button>
          </div>
          <div className="border-t border-hairline pt-5">
            <h2 ref={next} tabIndex={-1} className="mb-4 text-title outline-none">
              {texts.next}
            </h2>
            {children}
          </div>
        </>
      )}
    </div>
  );
}
