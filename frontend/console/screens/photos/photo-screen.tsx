import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { BreakOffer } from '../../desk/break-offer';
import { keyOf } from '../../desk/desk';
import { DeskEmpty } from '../../desk/desk-empty';
import { DeskStatus } from '../../desk/desk-status';
import { KeyButton } from '../../desk/key-button';
import { LargePicture } from '../../desk/large-picture';
import { Strip } from '../../desk/strip';
import { useBreaks } from '../../desk/use-breaks';
import { useDesk } from '../../desk/use-desk';
import { usePainted } from '../../desk/use-painted';
import { usePictures } from '../../desk/use-pictures';
import { useView } from '../../desk/use-view';
import { BrandBand } from '../../frame/brand-band';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { desk as deskTexts } from '../../texts/desk';
import { sections } from '../../texts/frame';
import { photos as texts } from '../../texts/photos';
import { PhotoFacts } from './photo-facts';
import { type PhotoDecision, type PhotoQueue, REASONS, makePhotoDesk } from './photo-desk';

const AHEAD = 10;
const STRIP = 6;
const SEVERE: ReadonlySet<PhotoDecision> = new Set(['nudity', 'minor']);

/** One photo after the other, over all brands that one reaches, by keys alone where one likes. */
export function PhotoScreen({ queue }: { readonly queue: PhotoQueue }) {
  const { tenants, permissions } = useSelf();
  const navigate = useNavigate();
  const [desk] = useState(() => makePhotoDesk(queue));
  const state = useDesk(desk);
  const pictures = usePictures(state.items.slice(0, AHEAD + 1).map(({ picture }) => picture));
  const painted = usePainted();
  const breaks = useBreaks();
  const [current] = state.items;
  const view = useView(current ? keyOf(current) : '', { blur: 0, grey: false });
  const decide = (decision: PhotoDecision): void => {
    const [now] = desk.read().items;
    if (!now || !painted.has(keyOf(now)) || view.isUnsure()) return;
    painted.clear();
    desk.decide(decision);
    breaks.noteDecision(SEVERE.has(decision));
  };
  const skip = (): void => {
    painted.clear();
    desk.skip();
  };
  const undo = (): void => {
    void desk.undo();
  };
  const openMember = (): void => {
    if (current)
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
    { keys: ' ', label: deskTexts.unblur, run: view.toggleBlur },
    { keys: 'g', label: deskTexts.grey, run: view.toggleGrey },
    ...(hasFile ? [{ keys: 'm', label: texts.member, run: openMember }] : []),
  ]);
  const tenant = tenants.find(({ slug }) => slug === current?.tenant);
  return (
    <div className="grid gap-3">
      {tenant && <BrandBand tenant={tenant} />}
      <h1>{sections[queue]}</h1>
      {breaks.isDue && <BreakOffer onDecline={breaks.decline} />}
      <DeskStatus state={state} />
      {!current && <DeskEmpty state={state} />}
      {current && (
        <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
          <LargePicture
            key={keyOf(current)}
            picture={pictures.of(current.picture)}
            alt={texts.photo_of.replace('{name}', current.name)}
            filter={view.filter}
            onPainted={() => painted.set(keyOf(current))}
            onRetry={pictures.retry}
          />
          <div className="grid content-start gap-4">
            <PhotoFacts photo={current} />
            <div role="group" aria-label={deskTexts.decisions} className="grid gap-2">
              <KeyButton shortcut="A" look="main" onClick={() => decide('approve')}>
                {texts.approve}
              </KeyButton>
              <div role="group" aria-label={texts.reject} className="grid grid-cols-2 gap-2">
                {REASONS.map((reason, index) => (
                  <KeyButton key={reason} shortcut={`R ${index + 1}`} onClick={() => decide(reason)}>
                    {texts.reasons[reason]}
                  </KeyButton>
                ))}
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              <KeyButton shortcut="U" onClick={undo}>
                {deskTexts.undo}
              </KeyButton>
              <KeyButton shortcut="S" onClick={skip}>
                {deskTexts.skip}
              </KeyButton>
              {queue === 'photos' && (
                <KeyButton shortcut="E" onClick={() => decide('escalate')}>
                  {texts.escalate}
                </KeyButton>
              )}
              <KeyButton shortcut="G" aria-pressed={view.isGrey} onClick={view.toggleGrey}>
                {deskTexts.grey}
              </KeyButton>
              {hasFile && (
                <KeyButton shortcut="M" onClick={openMember}>
                  {texts.member}
                </KeyButton>
              )}
            </div>
            <Strip
              filter={view.filter}
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
