import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { frame as texts } from '../texts/frame';
import { Dialog } from '../ui/dialog';
import { INPUT } from '../ui/field';
import { type Destination, type Match, brandsWith, matching } from './palette-matches';

interface Props {
  readonly destinations: readonly Destination[];
  /** The matches that the API finds, listed behind the destinations that are known here. */
  readonly find: ((sought: string) => Promise<readonly Destination[]>) | undefined;
  readonly onClose: () => void;
}

/** Goes anywhere by its name: arrows choose, Enter goes. A screen that several brands have asks which brand. */
export function Palette({ destinations, find, onClose }: Props) {
  const id = useId();
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const [asking, setAsking] = useState<Match>();
  const input = useRef<HTMLInputElement>(null);
  const seek = (text: string): void => {
    setSought(text);
    setAt(0);
  };
  const matches = usePaletteMatches({ destinations, find }, sought, asking?.screen);
  const groups = grouped(matches);
  const found = groups.flatMap(({ members }) => members);
  const go = (destination: Match | undefined): void => {
    if (!destination) return;
    input.current?.focus();
    if (destination.asks) {
      setAsking(destination);
      seek('');
      return;
    }
    onClose();
    destination.go();
  };
  const onKeyDown = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      // The focus goes back to the screen at once: what has it then is not to be pressed by the same key.
      event.preventDefault();
      go(found[at]);
    }
    if (event.key === 'Backspace' && sought === '' && asking) {
      event.preventDefault();
      setAsking(undefined);
      seek(asking.name);
    }
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((at + step + found.length) % found.length);
  };
  useTypedOutside(input, (event) => {
    if (event.key.length > 1) onKeyDown(event);
    else {
      setSought((before) => before + event.key);
      setAt(0);
    }
  });
  return (
    <Dialog isOpen title={asking?.name ?? texts.palette} onClose={onClose}>
      <input
        ref={input}
        role="combobox"
        aria-label={asking ? texts.palette_which : texts.palette}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] && `${id}-${found[at].id}`}
        placeholder={asking ? texts.palette_which : texts.palette_hint}
        autoComplete="off"
        spellCheck={false}
        value={sought}
        onChange={(event) => {
          seek(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className={INPUT}
      />
      <div id={`${id}-list`} role="listbox" aria-label={texts.palette} className="grid">
        {groups.map(({ name, members }) => (
          <div key={name} role="group" aria-label={name} className="grid">
            <p aria-hidden className="px-3 pt-2 text-sm text-quiet">
              {name}
            </p>
            {members.map((destination) => (
              <Option
                key={destination.id}
                id={`${id}-${destination.id}`}
                destination={destination}
                isChosen={destination === found[at]}
                onGo={go}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">{texts.palette_none}</p>}
    </Dialog>
  );
}

/** The keys of the field besides letters. */
const OWN_KEYS: ReadonlySet<string> = new Set(['Enter', 'ArrowDown', 'ArrowUp']);

/** The dialog has the focus a moment after it is there: what is pressed meanwhile belongs to the field, and does nothing else. */
function useTypedOutside(input: React.RefObject<HTMLInputElement | null>, onKey: (event: KeyboardEvent) => void): void {
  useLayoutEffect(() => {
    const read = (event: KeyboardEvent): void => {
      const isInside =
        event.target instanceof Node && input.current?.closest('[role="dialog"]')?.contains(event.target);
      const isOwn = event.key.length === 1 || OWN_KEYS.has(event.key);
      if (isInside || !isOwn || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      onKey(event);
    };
    document.addEventListener('keydown', read, true);
    return () => {
      document.removeEventListener('keydown', read, true);
    };
  });
}

interface OptionProps {
  readonly id: string;
  readonly destination: Match;
  readonly isChosen: boolean;
  readonly onGo: (destination: Match) => void;
}

function Option({ id, destination, isChosen, onGo }: OptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <button
      ref={option}
      id={id}
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={() => {
        onGo(destination);
      }}
      className={`target flex flex-col justify-center rounded-md px-3 py-1 text-start wrap-break-word sm:flex-row sm:items-center sm:justify-between sm:gap-4 ${isChosen ? 'bg-hover' : ''}`}
    >
      <span className="min-w-0 sm:max-w-1/2 sm:shrink-0">{destination.name}</span>
      <span className="min-w-0 text-quiet sm:text-end">{destination.hint}</span>
    </button>
  );
}

/** Those of one heading together, headings in the order in which they are met. */
function grouped(found: readonly Match[]) {
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map((name) => ({ name, members: found.filter(({ group }) => group === name) }));
}

/** Finds the known places first, then the API's objects. For a screen that needs a brand it finds brands instead. */
function usePaletteMatches(
  { destinations, find }: Pick<Props, 'destinations' | 'find'>,
  sought: string,
  screen: string | undefined,
): readonly Match[] {
  const found = useFound(screen === undefined ? find : undefined, sought);
  if (screen !== undefined) return brandsWith(destinations, screen, sought);
  return [...matching(destinations, sought), ...found];
}

const PAUSE_MS = 150;
const SHORTEST = 2;

/** Asked once somebody pauses in typing. Nothing is shown that was found of anything else, so that Enter goes nowhere else. */
function useFound(find: Props['find'], sought: string): readonly Destination[] {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => {
      setPaused(sought.trim());
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [sought]);
  const isAsked = find !== undefined && paused.length >= SHORTEST;
  const { data } = useQuery({
    queryKey: ['palette', paused],
    queryFn: () => find?.(paused) ?? [],
    enabled: isAsked,
  });
  return isAsked && paused === sought.trim() ? (data ?? []) : [];
}
