import { type FoundTown } from '../api/find-towns';

interface Props {
  readonly towns: readonly FoundTown[];
  /** Which of them the keys are at; none is -1. */
  readonly active: number;
  readonly label: string;
  readonly onChoose: (town: FoundTown) => void;
}

export function TownList({ towns, active, label, onChoose }: Props) {
  return (
    <div
      id="place-list"
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-box border border-line bg-surface-1 shadow-raised empty:hidden"
    >
      {towns.map((town, at) => (
        <button
          key={`${town.city} ${town.lat} ${town.lon}`}
          id={`place-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          ref={at === active ? intoView : undefined}
          className="flex min-h-12 w-full cursor-pointer text-left flex-wrap items-baseline gap-x-3 px-4 py-3 text-text-strong hover:bg-surface-2 aria-selected:bg-surface-2 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
          // The input keeps the focus: to leave it would close the list before it is pressed.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            onChoose(town);
          }}
        >
          {town.city}
          {town.countryregion && <span className="text-caption text-text-muted">{town.countryregion.name}</span>}
        </button>
      ))}
    </div>
  );
}

const intoView = (option: HTMLElement | null): void => {
  option?.scrollIntoView({ block: 'nearest' });
};
