import { useState } from 'react';
import { DeskEmpty } from '../../desk/desk-empty';
import { DeskStatus } from '../../desk/desk-status';
import { keyOf } from '../../desk/desk';
import { KeyButton } from '../../desk/key-button';
import { LargePicture } from '../../desk/large-picture';
import { useDesk } from '../../desk/use-desk';
import { usePainted } from '../../desk/use-painted';
import { usePictures } from '../../desk/use-pictures';
import { useWellbeing } from '../../desk/use-wellbeing';
import { ViewButtons } from '../../desk/view-buttons';
import { WellbeingNotes } from '../../desk/wellbeing-notes';
import { BrandBand } from '../../frame/brand-band';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { desk as deskTexts } from '../../texts/desk';
import { sections } from '../../texts/frame';
import { photoChecks as texts } from '../../texts/photo-checks';
import { fromNow } from '../../ui/times';
import { type CheckDecision, REASONS, makeCheckDesk } from './check-desk';
import { ComparedPhotos } from './compared-photos';

/** Each look at a picture is written down: only the next one is fetched ahead. */
const AHEAD = 1;

/** Whether the person in a picture is the one in the photos of the profile. */
export default function PhotoChecks() {
  const { tenants } = useSelf();
  const [desk] = useState(makeCheckDesk);
  const state = useDesk(desk);
  const looked = state.items.slice(0, AHEAD + 1);
  const pictures = usePictures(looked.flatMap(({ picture, photos }) => [picture, ...photos.map((one) => one.picture)]));
  const painted = usePainted();
  const [current, next] = state.items;
  const { view, keys, openSheet, ...wellbeing } = useWellbeing(current ? keyOf(current) : '', current?.tenant);
  const decide = (decision: CheckDecision): void => {
    const [now] = desk.read().items;
    if (!now || !painted.has(keyOf(now)) || view.isUnsure()) return;
    painted.clear();
    desk.decide(decision);
  };
  const skip = (): void => {
    if (state.items.length < 2) return;
    painted.clear();
    desk.skip();
  };
  const undo = (): void => {
    void desk.undo();
  };
  useKeys([
    { keys: 'a', label: texts.confirm, run: () => decide('confirm') },
    ...REASONS.map((reason, index) => ({
      ...{ keys: `r ${index + 1}`, label: `${texts.refuse}: ${texts.reasons[reason]}` },
      run: () => decide(reason),
    })),
    { keys: 'u', label: deskTexts.undo, run: undo },
    { keys: 's', label: deskTexts.skip, run: skip },
    ...keys,
  ]);
  const tenant = tenants.find(({ slug }) => slug === current?.tenant);
  return (
    <div className="grid gap-3">
      {tenant && <BrandBand tenant={tenant} />}
      <h1>{sections.photo_checks}</h1>
      <WellbeingNotes queue="photo_checks" {...wellbeing} />
      <DeskStatus state={state} />
      {!current && <DeskEmpty state={state} onRetry={() => desk.fill()} />}
      {current && (
        <>
          <p>
            <span className="text-quiet">{texts.gesture}:</span>{' '}
            <strong className="text-lg">{texts.gestures[current.gesture]}</strong>
            <span className="ms-4 text-quiet">
              {current.name}, {deskTexts.age.replace('{age}', String(current.age))}, {fromNow(current.sent_at)}
            </span>
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <LargePicture
              picture={pictures.of(current.picture)}
              next={next && pictures.of(next.picture)}
              alt={texts.picture_of.replace('{name}', current.name)}
              view={view}
              isAboveActs
              onPainted={() => painted.set(keyOf(current))}
              onRetry={pictures.retry}
            />
            <ComparedPhotos
              filter={view.filter}
              pictures={current.photos.map((one) => ({ id: one.id, picture: pictures.of(one.picture) }))}
            />
          </div>
          <div role="group" aria-label={deskTexts.decisions} className="flex flex-wrap gap-2">
            <KeyButton shortcut="a" look="main" onClick={() => decide('confirm')}>
              {texts.confirm}
            </KeyButton>
            {REASONS.map((reason, index) => (
              <KeyButton key={reason} shortcut={`r ${index + 1}`} onClick={() => decide(reason)}>
                {texts.reasons[reason]}
              </KeyButton>
            ))}
            <KeyButton shortcut="u" onClick={undo}>
              {deskTexts.undo}
            </KeyButton>
            <KeyButton shortcut="s" onClick={skip}>
              {deskTexts.skip}
            </KeyButton>
            <ViewButtons view={view} onSettings={openSheet} />
          </div>
        </>
      )}
    </div>
  );
}
