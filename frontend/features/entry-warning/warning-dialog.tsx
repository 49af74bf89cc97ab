import { BUTTON } from '../../components/ui/button-link';
import { Sheet } from '../../components/ui/sheet';
import { dismiss } from '../../lib/dismissals';
import { DISMISSAL } from './dismissal';
import { leave } from './leave';

export interface WarningTexts {
  readonly title: string;
  readonly text: string;
  readonly note: string | undefined;
  readonly enter: string;
  readonly leave: string;
}

interface Props {
  readonly texts: WarningTexts;
  readonly onEnter: () => void;
}

export function WarningDialog({ texts, onEnter }: Props) {
  return (
    <Sheet labelledBy="entry-title" opaque>
      <h2 id="entry-title" className="text-title">
        {texts.title}
      </h2>
      <p className="mt-3">{texts.text}</p>
      {texts.note !== undefined && <p className="mt-3 text-caption text-text-muted">{texts.note}</p>}
      <div className="mt-6 grid gap-3">
        <button
          type="button"
          className={BUTTON}
          onClick={() => {
            dismiss(DISMISSAL);
            onEnter();
          }}
        >
          {texts.enter}
        </button>
        <button type="button" className="min-h-12 rounded-pill border border-line px-7 font-semibold" onClick={leave}>
          {texts.leave}
        </button>
      </div>
    </Sheet>
  );
}
