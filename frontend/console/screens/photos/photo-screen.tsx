import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type DeskItem, keyOf } from '../../desk/desk';
import { DeskEmpty } from '../../desk/desk-empty';
import { DeskStatus } from '../../desk/desk-status';
import { KeyButton } from '../../desk/key-button';
import { LargePicture } from '../../desk/large-picture';
import { Strip } from '../../desk/strip';
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
import { photos as texts } from '../../texts/photos';
import { PhotoContext } from './photo-context';
import { PhotoFacts } from './photo-facts';
import { type PhotoDecision, type PhotoQueue, REASONS, makePhotoDesk } from './photo-desk';

const AHEAD = 10;
const STRIP = 6;

interface Props {
  readonly queue: PhotoQueue;
  /** The photo that the address names. */
  readonly wanted?: DeskItem | undefined;
}

/** One photo after the other, over all brands that one reaches, by keys alone where one likes. */
export function PhotoScreen({ queue, wanted }: Props) {
  const { tenants, permissions } = useSelf();
  const navigate = useNavigate();
  const [desk] = useState(() => makePhotoDesk(queue, wanted));
  const state = useDesk(desk);
  const pictures = usePictures(state.items.slice(0, AHEAD + 1).map(({ picture }) => picture));
  const painted = usePainted();
  const [current, next] = state.items;
  const { view, keys, openSheet, ...wellbeing } = useWellbeing(current ? keyOf(current) : '', current?.tenant);
  const decide = (decision: PhotoDecision): void => {
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
  const openMember = (): void => {
    if (current && current.profile_id > 0)
      void navigate({ to: '/members/$slug/$id', params: { slug: current.tenant, id: String(current.profile_id) } });
  };
  const hasFile = permissions.includes('member.read');
  useKeys([
    { keys: 'a', label: texts.approve, run: () => decide('approve') },
    ...REASONS.map((reason, index) => ({
      ...{ keys: `r ${index + 1}`, label: `${texts.reject}: ${texts.reasons[reason]}` },
      run: () => decide(reason),
    })),
    ...(queue === 'photos' ? [{ keys: 'e', label: texts.escalate, run: () => decide('escalate') }] : []),
    { keys: 'u', label: deskTexts.undo, run: undo },
    { keys: 's', label: deskTexts.skip, run: skip },
    ...keys,
    ...(hasFile ? [{ keys: 'm', label: texts.member, run: openMember }] : []),
  ]);
  const tenant = tenants.find(({ slug }) => slug === current?.tenant);
  return (
    <div className="grid gap-3">
      {tenant && <BrandBand tenant={tenant} />}
      <h1>{sections[queue]}</h1>
      <WellbeingNotes queue={queue} {...wellbeing} />
      <DeskStatus state={queue === 'photos' ? state : { ...state, done: 0 }} />
      {!current && <DeskEmpty state={state} onRetry={() => desk.fill()} />}
      {current && (
        <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
          <LargePicture
            picture={pictures.of(current.picture)}
            next={next && pictures.of(next.picture)}
            alt={texts.photo_of.replace('{name}', current.name)}
            view={view}
            onPainted={() => painted.set(keyOf(current))}
            onRetry={pictures.retry}
          />
          <div className="grid content-start gap-4">
            <PhotoFacts photo={current} />
            <div role="group" aria-label={deskTexts.decisions} className="grid gap-2">
              <KeyButton shortcut="a" look="main" onClick={() => decide('approve')}>
                {texts.approve}
              </KeyButton>
              <div role="group" aria-label={texts.reject} className="grid grid-cols-2 gap-2">
                {REASONS.map((reason, index) => (
                  <KeyButton key={reason} shortcut={`r ${index + 1}`} onClick={() => decide(reason)}>
                    {texts.reasons[reason]}
                  </KeyButton>
                ))}
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              <KeyButton shortcut="u" onClick={undo}>
                {deskTexts.undo}
              </KeyButton>
              <KeyButton shortcut="s" onClick={skip}>
                {deskTexts.skip}
              </KeyButton>
              {queue === 'photos' && (
                <KeyButton shortcut="e" onClick={() => decide('escalate')}>
                  {texts.escalate}
                </KeyButton>
              )}
              <ViewButtons view={view} onSettings={openSheet} />
              {hasFile && (
                <KeyButton shortcut="m" onClick={openMember}>
                  {texts.member}
                </KeyButton>
              )}
            </div>
            {!current.deleted && <PhotoContext key={keyOf(current)} photo={current} filter={view.filter} />}
            <Strip
              filter={view.nextFilter}
              pictures={state.items
                .slice(1, STRIP + 1)
                .map((photo) => ({ key: keyOf(photo), picture: pictures.of(photo.picture) }))}
            />
          </div>
        </div>
      )}
    </div>
  );
}
