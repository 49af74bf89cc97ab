import { useSearch } from '@tanstack/react-router';
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeys } from '../frame/keys';
import { common } from '../texts/common';
import { Button } from './button';
import { Chevron } from './chevron';
import { filterWords, hasFilterIn } from './filter-words';

interface Props {
  /** The words of the button that asks. */
  readonly send: string;
  /** The name of the key that leads to the first text field. Left out: no key leads there. */
  readonly find?: string;
  readonly onSearch: (form: FormData) => void;
  /** Fields by the names that they have in the address. */
  readonly children: ReactNode;
}

/** The filters of a list. On a phone they are folded behind one line that tells what is set, so that the list is in sight. */
export function FilterForm({ send, find, onSearch, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [set, setSet] = useState({ words: '', isAsked: false });
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const place = JSON.stringify(useSearch({ strict: false }));
  useLayoutEffect(() => {
    const { current } = form;
    const asked = JSON.parse(place) as Readonly<Record<string, unknown>>;
    if (current) setSet({ words: filterWords(current), isAsked: hasFilterIn(current, asked) });
  }, [place]);
  const focusFirst = (): void => {
    flushSync(() => {
      setOpen(true);
    });
    form.current?.querySelector<HTMLInputElement>('input:not([type=date])')?.focus();
  };
  useKeys(find === undefined ? [] : [{ keys: '/', label: find, run: focusFirst }]);
  const ask = (asked: FormData): void => {
    setOpen(false);
    // The line is there on a phone alone, where the button that was pressed is folded away.
    line.current?.focus();
    onSearch(asked);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex gap-2 sm:hidden">
        <Button
          ref={line}
          aria-expanded={isOpen}
          aria-controls={id}
          className="min-w-0 flex-1"
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <span className="line-clamp-2 flex-1 text-start">
            {common.filters.replace('{set}', set.words || common.none)}
          </span>
          <Chevron isUp={isOpen} />
        </Button>
        {set.isAsked && (
          <Button
            aria-label={common.clear_filters}
            onClick={() => {
              ask(new FormData());
            }}
          >
            {common.clear}
          </Button>
        )}
      </div>
      <form
        ref={form}
        id={id}
        className={`grid-cols-2 items-end gap-3 sm:grid sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 ${isOpen ? 'grid' : 'hidden'}`}
        onSubmit={(event) => {
          event.preventDefault();
          ask(new FormData(event.currentTarget));
        }}
      >
        {/* Another address has other values to begin with. */}
        <Fragment key={place}>{children}</Fragment>
        <Button type="submit" look="main" className="max-sm:col-span-2 sm:justify-self-start">
          {send}
        </Button>
      </form>
    </div>
  );
}
