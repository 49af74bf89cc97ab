import { useEffect, useRef, useState } from 'react';
import { PLACEHOLDER } from '../people/placeholder';
import { errorTextOf } from '../settings/error-texts';
import { ButtonLink, QUIET_BUTTON } from '../ui/button-link';
import { unblockMember } from '../../lib/safety';
import { type SafetyTexts } from './safety-texts';

interface Props {
  /** `h2` where the page has a title of its own. */
  readonly heading?: 'h1' | 'h2';
  readonly texts: SafetyTexts;
  readonly person: { readonly id: number; readonly name: string };
  readonly back: { readonly to: string; readonly text: string };
  readonly onUnblocked: () => void;
}

/** In place of a profile that was just blocked. */
export function BlockedNotice({ heading: Heading = 'h1', texts, person, back, onUnblocked }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [errorState, setErrorState] = useState<string>();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const undo = async (): Promise<void> => {
    const answer = await unblockMember(person.id);
    if (answer.state === 'done') onUnblocked();
    else setErrorState(errorTextOf(answer, texts));
  };
  return (
    <div className="frame grid justify-items-start gap-5 py-16 lg:py-28">
      <Heading ref={heading} tabIndex={-1} className="max-w-[20ch] text-heading outline-none">
        {texts.blocked.replace(PLACEHOLDER.name, person.name)}
      </Heading>
      <p className="max-w-[46ch] text-lead">{texts.blockedText}</p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {errorState}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={QUIET_BUTTON} onClick={() => void undo()}>
          {texts.undo}
        </button>
        <ButtonLink href={back.to}>{back.text}</ButtonLink>
      </div>
    </div>
  );
}
