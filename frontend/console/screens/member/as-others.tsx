import { useState } from 'react';
import { type AsOthersSee, lookAsOthers } from '../../api/members';
import { asOthers as texts } from '../../texts/members';
import { Button } from '../../ui/button';
import { moneyText } from '../../ui/money';
import { problemText } from '../../ui/problem-text';

interface Props {
  readonly slug: string;
  readonly id: string;
}

/** Asked for by a press, since each look is written down. */
export function AsOthers({ slug, id }: Props) {
  const [seen, setSeen] = useState<AsOthersSee>();
  const [fault, setFault] = useState<string>();
  const look = (): void => {
    setFault(undefined);
    lookAsOthers(slug, id).then(setSeen, (error: unknown) => {
      setFault(problemText(error));
    });
  };
  return (
    <section className="grid gap-3">
      <h2>{texts.title}</h2>
      <p className="text-quiet">{texts.text}</p>
      {fault !== undefined && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      {seen ? (
        <>
          <Profile seen={seen} />
          <App app={seen.app} />
        </>
      ) : (
        <p>
          <Button onClick={look}>{texts.look}</Button>
        </p>
      )}
    </section>
  );
}

function Profile({ seen: { profile, invisible, photos } }: { readonly seen: AsOthersSee }) {
  const clear = photos.filter((photo) => photo.clear_for_all).length;
  return (
    <div className="grid gap-1 rounded-lg border border-line bg-panel p-3">
      {profile === null ? (
        <p>{texts.hidden}</p>
      ) : (
        <>
          <p className="font-semibold">
            {profile.name}, {texts.age.replace('{age}', String(profile.age))}
          </p>
          <p>{[profile.city, profile.country].filter(Boolean).join(', ')}</p>
          {profile.facts.map(({ field, words }) => (
            <p key={field}>
              <span className="text-quiet">{field.replaceAll('_', ' ')}:</span> {words.join(', ').replaceAll('_', ' ')}
            </p>
          ))}
          {profile.notes.map(({ field, text }) => (
            <p key={field} className="whitespace-pre-wrap">
              {text}
            </p>
          ))}
        </>
      )}
      {invisible && <p>{texts.invisible}</p>}
      <p>{texts.photos.replace('{clear}', String(clear)).replace('{blurred}', String(photos.length - clear))}</p>
    </div>
  );
}

function App({ app }: { readonly app: AsOthersSee['app'] }) {
  const limits = texts.limits
    .replace('{message}', String(app.message_credits))
    .replace('{photo}', String(app.photo_credits))
    .replace('{gift}', String(app.gift_credits))
    .replace('{length}', String(app.message_length))
    .replace('{photos}', String(app.most_photos));
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{texts.app}</h3>
      <p>
        {app.paid_user ? texts.paid : texts.free} {limits}
      </p>
      {app.packages.length > 0 && (
        <p>
          <span className="text-quiet">{texts.prices}:</span>{' '}
          {app.packages
            .map(({ credits, amount, currency }) => `${credits} = ${moneyText(amount, currency)}`)
            .join(', ')}
        </p>
      )}
      <p>
        <span className="text-quiet">{texts.switches}:</span>{' '}
        {Object.entries(app.flags)
          .map(([name, isOn]) => `${name.replaceAll('_', ' ')} ${isOn ? texts.on : texts.off}`)
          .join(', ')}
      </p>
    </div>
  );
}
