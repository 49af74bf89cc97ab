import { openersFor } from '../../../components/openers/openers';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type Partner } from '../api/types';
import { type ChatsTexts } from '../chats-texts';

interface Props {
  readonly texts: ChatsTexts;
  readonly partner: Partner;
  /** Undefined where nothing can be written. */
  readonly onChoose: ((opener: string) => void) | undefined;
}

/** In place of messages where there are none yet: what the other has said, and ways to begin. */
export function First({ texts, partner, onChoose }: Props) {
  return (
    <div className="m-auto grid w-full max-w-[42ch] gap-3 p-6 text-center">
      <h2 className="text-title">{texts.talk.firstTitle.replace(PLACEHOLDER.name, partner.name)}</h2>
      {partner.words !== null && <p className="wrap-anywhere text-text-strong">“{partner.words}”</p>}
      {onChoose === undefined ? (
        <p className="text-text-muted">{texts.talk.firstText}</p>
      ) : (
        <>
          <p id="openers" className="text-text-muted">
            {texts.openers.title}
          </p>
          <ul aria-labelledby="openers" className="mt-1 grid gap-2">
            {openersFor(partner, texts.openers).map((opener) => (
              <li key={opener}>
                <button
                  type="button"
                  className="min-h-11 w-full rounded-box border border-line px-4 py-2 text-left font-medium wrap-anywhere text-text-strong hover:bg-surface-2"
                  onClick={() => {
                    onChoose(opener);
                  }}
                >
                  {opener}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
