import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { frame as texts } from '../texts/frame';
import { Dialog } from '../ui/dialog';
import { INPUT } from '../ui/field';
import { fitsWords } from '../ui/find-words';

export interface Destination {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly go: () => void;
}

interface Props {
  readonly destinations: readonly Destination[];
  /** The matches that the API finds, listed behind the destinations that are known here. */
  readonly find: ((sought: string) => Promise<readonly Destination[]>) | undefined;
  readonly onClose: () => void;
}

/** Goes anywhere by its name: arrows choose, Enter goes. */
export function Palette({ destinations, find, onClose }: Props) {
  const id = useId();
  const [sought, setSought] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useTypedOutside(input, (letter) => {
    setSought((before) => before + letter);
    setAt(0);
  });
  const groups = grouped([...matching(destinations, sought), ...useFound(find, sought)]);
  const found = groups.flatMap(({ members }) => members);
  const go = (destination: Destination | undefined): void => {
    if (!destination) return;
    onClose();
    destination.go();
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(found[at]);
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    setAt((at + step + found.length) % found.length);
  };
  return (
    <Dialog isOpen title={texts.palette} onClose={onClose}>
      <input
        ref={input}
        role="combobox"
        aria-label={texts.palette}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] && `${id}-${found[at].id}`}
        placeholder={texts.palette_hint}
        autoComplete="off"
        spellCheck={false}
        value={sought}
        onChange={(event) => {
          setSought(event.target.value);
          setAt(0);
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

/** The dialog has the focus a moment after it is there: letters typed meanwhile belong to the field, and do nothing else. */
function useTypedOutside(input: React.RefObject<HTMLInputElement | null>, onLetter: (letter: string) => void): void {
  useLayoutEffect(() => {
    const read = (event: KeyboardEvent): void => {
      const isInside =
        event.target instanceof Node && input.current?.closest('[role="dialog"]')?.contains(event.target);
      if (isInside || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      onLetter(event.key);
    };
    document.addEventListener('keydown', read, true);
    return () => {
      document.removeEventListener('keydown', read, true);
    };
  });
}

interface OptionProps {
  readonly id: string;
  readonly destination: Destination;
  readonly isChosen: boolean;
  readonly onGo: (destination: Destination) => void;
}

function Option({ id, destination, isChosen, onGo }: OptionProps) {
  return (
    <button
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
function grouped(found: readonly Destination[]) {
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map((name) => ({ name, members: found.filter(({ group }) => group === name) }));
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

const MOST = 12;

/** Found by words of their names or hints. */
const matching = (destinations: readonly Destination[], sought: string): readonly Destination[] =>
  destinations.filter(({ name, hint }) => fitsWords(sought, `${name} ${hint}`)).slice(0, MOST);
