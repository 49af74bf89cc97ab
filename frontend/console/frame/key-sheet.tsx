import { useState } from 'react';
import { frame as texts } from '../texts/frame';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { changeKeys, keysText, useKeyChanges } from './key-changes';
import { type Binding, pressedIn } from './keys';

interface Props {
  readonly bindings: readonly Binding[];
  readonly onClose: () => void;
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph']);
/** They lead through the dialog and out of it. */
const KEPT: ReadonlySet<string> = new Set(['Tab', 'Escape']);

/** Lists what can be pressed on this screen. Each key can be another one, and keys without a modifier can be turned off. */
export default function KeySheet({ bindings, onClose }: Props) {
  const changes = useKeyChanges();
  const [asked, setAsked] = useState<string>();
  const [fault, setFault] = useState('');
  const all = [...new Map(bindings.map((binding) => [binding.keys, binding])).values()];
  const nowOf = (keys: string): string => changes.keys[keys] ?? keys;
  const set = (keys: string, now: string): void => {
    const others = Object.entries(changes.keys).filter(([key]) => key !== keys);
    changeKeys({ ...changes, keys: Object.fromEntries(now === keys ? others : [...others, [keys, now]]) });
  };
  const take = (keys: string) => (event: React.KeyboardEvent) => {
    if (asked !== keys || MODIFIERS.has(event.key) || KEPT.has(event.key)) return;
    event.preventDefault();
    const pressed = pressedIn(event.nativeEvent);
    const other = all.find((one) => one.keys !== keys && nowOf(one.keys).split(' ')[0] === pressed);
    setFault(other ? texts.key_taken.replace('{key}', keysText(pressed)).replace('{act}', other.label) : '');
    if (other) return;
    set(keys, pressed);
    setAsked(undefined);
  };
  return (
    <Dialog isOpen title={texts.keys} onClose={onClose}>
      <label className="target flex items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={!changes.isOff}
          onChange={(event) => {
            changeKeys({ ...changes, isOff: !event.target.checked });
          }}
        />
        {texts.keys_on}
      </label>
      <p className="text-quiet">{texts.keys_hint}</p>
      <p role="status" className="text-danger empty:hidden">
        {fault}
      </p>
      <ul className="grid gap-1">
        {all.map(({ keys, label }) => (
          <li key={keys} className="flex flex-wrap items-center gap-x-3">
            <span className="me-auto">{label}</span>
            {nowOf(keys) !== keys && (
              <Button look="bare" className="text-accent underline" onClick={() => set(keys, keys)}>
                {texts.key_back.replace('{key}', keysText(keys))}
              </Button>
            )}
            <Button
              className="min-w-16 font-mono"
              aria-label={`${label}: ${asked === keys ? texts.key_press : keysText(nowOf(keys))}`}
              aria-pressed={asked === keys}
              onClick={() => setAsked(asked === keys ? undefined : keys)}
              onKeyDown={take(keys)}
              onBlur={() => setAsked(undefined)}
            >
              {asked === keys ? texts.key_press : keysText(nowOf(keys))}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
