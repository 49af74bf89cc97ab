import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ComplaintMacro, readMacros } from '../../api/complaints';
import { Key } from '../../frame/key';
import { useKeys } from '../../frame/keys';
import { answering as texts, macros as names } from '../../texts/complaints';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { type ThreadProps } from './thread-props';

interface Props extends Pick<ThreadProps, 'slug' | 'thread'> {
  readonly onChosen: (macro: ComplaintMacro) => void;
}

/** Ready answers by `m`, each by its digit. Its words are shown before it is taken, and before it is sent. */
export function Macros({ slug, thread, onChosen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['complaint-macros', slug, thread.reference],
    queryFn: () => readMacros(slug, thread.reference),
    staleTime: Infinity,
    enabled: isOpen,
  });
  const choose = (macro: ComplaintMacro): void => {
    setOpen(false);
    onChosen(macro);
  };
  const offered = isOpen ? (query.data?.macros ?? []) : [];
  useKeys([
    { keys: 'm', label: texts.macros, run: () => setOpen(!isOpen) },
    ...offered.map((macro, at) => ({
      keys: String(at + 1),
      label: names[macro.macro] ?? macro.macro,
      run: () => {
        choose(macro);
      },
    })),
  ]);
  return (
    <div className="grid gap-2">
      <Button aria-expanded={isOpen} className="justify-self-start" onClick={() => setOpen(!isOpen)}>
        {texts.macros} <Key of="m" />
      </Button>
      {isOpen && (
        <>
          <p className="text-quiet">{texts.macro_hint}</p>
          <Answer query={query}>
            {({ macros }) => (
              <ul className="grid gap-2 xl:grid-cols-2">
                {macros.map((macro, at) => (
                  <li key={macro.macro}>
                    <button
                      type="button"
                      className="target grid h-full w-full content-start gap-1 rounded-md border border-field px-3 py-2 text-start hover:bg-hover"
                      onClick={() => {
                        choose(macro);
                      }}
                    >
                      <span className="font-semibold">
                        <Key of={String(at + 1)} /> {names[macro.macro] ?? macro.macro}
                      </span>
                      <span lang={thread.language} className="line-clamp-2">
                        {macro.text}
                      </span>
                      {thread.language !== 'en' && (
                        <span lang="en" className="line-clamp-2 text-quiet">
                          {macro.english}
                        </span>
                      )}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Answer>
        </>
      )}
    </div>
  );
}
