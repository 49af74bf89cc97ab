import { useState } from 'react';
import { type components } from '../../lib/api/schema';
import { Quoted } from './appeal';
import { type DecisionTexts } from './decision-texts';

interface Props {
  readonly texts: DecisionTexts;
  readonly decision: Pick<components['schemas']['DecisionResponse'], 'photo' | 'message'>;
}

/** The photo or the message that a decision is about, or that it is gone. */
export function DecidedContent({ texts, decision: { photo, message } }: Props) {
  return (
    <>
      {photo !== null && (photo.path === null ? <p>{texts.photoGone}</p> : <Photo texts={texts} path={photo.path} />)}
      {message !== null &&
        (message.text === null ? <p>{texts.messageGone}</p> : <Quoted title={texts.message} text={message.text} />)}
    </>
  );
}

/** The api shows it to its owner alone: the link of a mail may be opened where they are not signed in, or by somebody else. */
function Photo({ texts, path }: { readonly texts: DecisionTexts; readonly path: string }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return <p>{texts.photoHidden}</p>;
  return (
    <figure className="grid gap-1">
      <figcaption className="text-caption text-text-muted">{texts.photo}</figcaption>
      <img
        src={path}
        alt={texts.photo}
        loading="lazy"
        className="h-60 max-w-full justify-self-start rounded-box object-contain object-left"
        onError={() => {
          setHidden(true);
        }}
      />
    </figure>
  );
}
