import { useState } from 'react';
import { keyOf } from '../../desk/desk';
import { DeskEmpty } from '../../desk/desk-empty';
import { DeskStatus } from '../../desk/desk-status';
import { KeyButton } from '../../desk/key-button';
import { useDesk } from '../../desk/use-desk';
import { usePainted } from '../../desk/use-painted';
import { BrandBand } from '../../frame/brand-band';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { desk as deskTexts } from '../../texts/desk';
import { sections } from '../../texts/frame';
import { heldMessages as texts } from '../../texts/held-messages';
import { type HeldDecision, makeHeldDesk } from './held-desk';
import { HeldConversation } from './held-conversation';
import { HeldMessage } from './held-message';

/** Messages of new accounts that a rule of their brand holds back, one after the other. */
export default function HeldMessages() {
  const { tenants } = useSelf();
  const [desk] = useState(makeHeldDesk);
  const state = useDesk(desk);
  const painted = usePainted();
  const [current] = state.items;
  const decide = (decision: HeldDecision): void => {
    const [now] = desk.read().items;
    if (!now || !painted.has(keyOf(now))) return;
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
    { keys: 'a', label: texts.release, run: () => decide('release') },
    { keys: 'r', label: texts.reject, run: () => decide('reject') },
    { keys: 'u', label: deskTexts.undo, run: undo },
    { keys: 's', label: deskTexts.skip, run: skip },
  ]);
  const tenant = tenants.find(({ slug }) => slug === current?.tenant);
  return (
    <div className="grid gap-3">
      {tenant && <BrandBand tenant={tenant} />}
      <h1>{sections.held_messages}</h1>
      <DeskStatus state={state} />
      {!current && <DeskEmpty state={state} onRetry={() => desk.fill()} />}
      {current && (
        <>
          <HeldMessage key={keyOf(current)} message={current} onPainted={() => painted.set(keyOf(current))} />
          <div role="group" aria-label={deskTexts.decisions} className="flex flex-wrap gap-2">
            <KeyButton shortcut="a" look="main" onClick={() => decide('release')}>
              {texts.release}
            </KeyButton>
            <KeyButton shortcut="r" onClick={() => decide('reject')}>
              {texts.reject}
            </KeyButton>
            <KeyButton shortcut="u" onClick={undo}>
              {deskTexts.undo}
            </KeyButton>
            <KeyButton shortcut="s" onClick={skip}>
              {deskTexts.skip}
            </KeyButton>
          </div>
          <HeldConversation key={`conversation ${keyOf(current)}`} message={current} />
        </>
      )}
    </div>
  );
}
