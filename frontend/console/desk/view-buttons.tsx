import { desk as texts } from '../texts/desk';
import { KeyButton } from './key-button';
import { type View } from './use-view';

/** Buttons for the keys that change how a picture is shown. */
export function ViewButtons({ view, onSettings }: { readonly view: View; readonly onSettings: () => void }) {
  return (
    <>
      {view.hasVeil && (
        <KeyButton shortcut=" " aria-pressed={!view.isVeiled} onClick={view.toggleVeil}>
          {texts.unblur}
        </KeyButton>
      )}
      <KeyButton shortcut="g" aria-pressed={view.isGrey} onClick={view.toggleGrey}>
        {texts.grey}
      </KeyButton>
      <KeyButton shortcut="v" onClick={onSettings}>
        {texts.view}
      </KeyButton>
    </>
  );
}
