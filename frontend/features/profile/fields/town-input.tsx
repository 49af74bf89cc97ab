import { useRef, useState } from 'react';
import { INPUT } from '../../../components/ui/form-field';
import { type FoundTown } from '../api/find-towns';
import { PLACEHOLDER, type TownTexts } from '../texts';
import { TownList } from './town-list';
import { useFindTowns, useTowns } from './use-towns';

interface Props {
  readonly texts: TownTexts;
  readonly country: string;
  /** Undefined until it is known. */
  readonly city: string | undefined;
  readonly isRefused: boolean;
  /** Null: none any more. */
  readonly onChoose: (town: FoundTown | null) => void;
}

const isNamed = (typed: string) => {
  const wanted = typed.trim().toLocaleLowerCase();
  return ({ city }: FoundTown): boolean => city.toLocaleLowerCase() === wanted;
};

/** A combobox: typing finds towns, keys or a tap choose one. */
export function TownInput({ texts, country, city, isRefused, onChoose }: Props) {
  /** The text in the input while it is not a chosen town. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const found = useTowns(country, typed);
  const findTowns = useFindTowns(country);
  const towns = isOpen && found.name === 'found' ? found.towns : [];
  const choose = (town: FoundTown | null): void => {
    setTyped(undefined);
    setOpen(false);
    onChoose(town);
  };
  const leave = (): void => {
    setOpen(false);
    setLeft(true);
    if (typed === undefined) return;
    if (typed.trim() === '') {
      choose(null);
      return;
    }
    // They may still be on their way.
    findTowns(typed).then(
      (towns) => {
        const meant = towns.find(isNamed(typed));
        if (meant && input.current?.value === typed) choose(meant);
      },
      () => undefined,
    );
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      setOpen(true);
      setActive(active + 1 < towns.length ? active + 1 : 0);
    },
    ArrowUp: () => {
      setActive(active > 0 ? active - 1 : towns.length - 1);
    },
    Enter: () => {
      const town = towns[active] ?? (typed === undefined ? undefined : towns.find(isNamed(typed)));
      if (town) choose(town);
    },
    Escape: () => {
      setTyped(undefined);
      setOpen(false);
    },
  };
  return (
    <div className="relative">
      <input
        ref={input}
        id="place"
        role="combobox"
        autoComplete="off"
        className={INPUT}
        value={typed ?? city ?? ''}
        disabled={city === undefined}
        aria-expanded={towns.length > 0}
        aria-controls="place-list"
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && active < towns.length ? `place-${active}` : undefined}
        aria-invalid={isRefused || undefined}
        aria-describedby="place-hint place-told place-fault"
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setLeft(false);
          setActive(-1);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          const move = moves[event.key];
          if (!move) return;
          event.preventDefault();
          move();
        }}
      />
      <TownList towns={towns} active={active} label={texts.label} onChoose={choose} />
      <p id="place-told" role="status" className="mt-2 text-caption text-text-strong empty:hidden">
        {towns.length > 0 && (
          <span className="sr-only">{texts.found.replace(PLACEHOLDER.count, String(towns.length))}</span>
        )}
        {typed !== undefined && toldOf()}
      </p>
    </div>
  );

  function toldOf(): string | false {
    if (found.name === 'failed') return texts.unreachable;
    if (found.name === 'found' && found.towns.length === 0) return texts.none;
    return isLeft && texts.choose;
  }
}
