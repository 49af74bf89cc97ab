import { useEffect, useRef } from 'react';
import { Heart } from '../../components/likes/heart';
import { openersFor } from '../../components/openers/openers';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { Portrait } from '../../components/people/portrait';
import { Reasons } from '../../components/people/reasons';
import { ButtonLink, QUIET_BUTTON } from '../../components/ui/button-link';
import { tick } from '../../lib/haptics';
import { useMember } from '../../lib/member';
import { keepOpening } from '../../lib/openings';
import { ROUTES } from '../../site/routes';
import { type MatchTexts } from './match-texts';
import { type Shown } from './start-matches';
import './match.css';

interface Props {
  readonly texts: MatchTexts;
  readonly shown: Shown | undefined;
  readonly onShown: () => void;
  readonly onClose: () => void;
}

const FRAME =
  'match-portrait relative isolate block size-36 overflow-hidden rounded-pill border-4 border-surface-1 bg-surface-3 shadow-raised sm:size-44';
const SIZES = '11rem';

export function MatchDialog({ shown, ...rest }: Props) {
  return shown === undefined ? null : <OpenDialog key={shown.id} shown={shown} {...rest} />;
}

function OpenDialog({ texts, shown, onShown, onClose }: Props & { readonly shown: Shown }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const tellShown = useRef(onShown);
  useEffect(() => {
    const { current } = dialog;
    // At a press anywhere; Escape and the button do the same for keys.
    const close = (): void => current?.close();
    current?.addEventListener('click', close);
    current?.showModal();
    // A browser would choose the first thing that can be pressed.
    current?.querySelector('h2')?.focus();
    tick();
    tellShown.current();
    return () => {
      current?.removeEventListener('click', close);
    };
  }, []);
  const chat = `${ROUTES.members}/${shown.id}/chat`;
  const named = (text: string): string => text.replace(PLACEHOLDER.name, shown.name);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="match-title"
      aria-describedby="match-text"
      onClose={({ currentTarget }) => {
        onClose();
        const { activeElement: active } = document;
        // The card that had the focus may stand among the matches by now.
        if (active === document.body || currentTarget.contains(active))
          document.querySelector<HTMLElement>(`[data-heart="${shown.id}"]`)?.focus();
      }}
      className="match-dialog tone-night fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto"
    >
      <div className="grid min-h-full content-center justify-items-center gap-6 px-6 py-10 text-center">
        <div className="flex items-center justify-center">
          <OwnPortrait texts={texts} />
          <span className={`${FRAME} -ml-6`}>
            <Portrait
              person={shown}
              photo={shown.main_image}
              alt={named(texts.photo)}
              locale={texts.locale}
              sizes={SIZES}
              isFirst
            />
          </span>
        </div>
        <Heart isFull className="match-heart size-10 text-primary-text" />
        <h2 id="match-title" tabIndex={-1} className="text-display outline-none">
          {texts.title}
        </h2>
        <p id="match-text" className="max-w-[40ch] text-lead">
          {named(texts.text)}
          <Reasons texts={texts.reasons} person={shown} most={1} className="mt-1 text-body" />
        </p>
        <ul className="grid w-full max-w-80 gap-2">
          {openersFor(shown, texts.openers).map((opener) => (
            <li key={opener}>
              <a
                href={chat}
                className="flex min-h-11 items-center rounded-box border border-line px-4 py-2 text-left wrap-anywhere"
                onClick={() => {
                  keepOpening(shown.id, opener);
                }}
              >
                {opener}
              </a>
            </li>
          ))}
        </ul>
        <div className="grid w-full max-w-80 gap-3">
          <ButtonLink href={chat}>{texts.write}</ButtonLink>
          <a href={`${ROUTES.members}/${shown.id}`} className={QUIET_BUTTON}>
            {texts.open}
          </a>
          <button type="button" className={QUIET_BUTTON}>
            {texts.goOn}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function OwnPortrait({ texts }: { readonly texts: MatchTexts }) {
  const member = useMember();
  if (!member) return null;
  return (
    <span className={`${FRAME} match-own`}>
      <Portrait
        person={member.profile}
        photo={member.profile.main_image}
        alt={texts.ownPhoto}
        locale={texts.locale}
        sizes={SIZES}
        isFirst
      />
    </span>
  );
}
