import { frame as texts } from '../texts/frame';
import { Dialog } from '../ui/dialog';
import { type Binding } from './keys';

interface Props {
  readonly bindings: readonly Binding[];
  readonly onClose: () => void;
}

/** Lists what can be pressed on this screen. */
export function KeySheet({ bindings, onClose }: Props) {
  return (
    <Dialog isOpen title={texts.keys} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {bindings.map(({ keys, label }) => (
          <div key={keys} className="contents">
            <dt className="font-mono">{keys === ' ' ? texts.space : keys}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
