import { type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type readPeopleFiles } from '../../api/fictional-people';
import { fictionalPeople as texts } from '../../texts/fictional-people';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';

const MOST_BYTES = 800_000;

interface Props {
  readonly files: UseQueryResult<Awaited<ReturnType<typeof readPeopleFiles>>>;
  readonly isEmpty: boolean;
  readonly onText: (text: string) => void;
}

/** The files that one can start from. A press asks before it replaces what is typed. */
export function FileSources({ files, isEmpty, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const take = (text: string): void => {
    setFault('');
    if (isEmpty || window.confirm(texts.replace)) onText(text);
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) setFault(texts.too_large);
    else take(await file.text());
  };
  return (
    <Answer query={files}>
      {({ placed, kept }) => (
        <div className="grid gap-2">
          <p className="flex flex-wrap gap-2">
            <Button onClick={() => take(placed)}>{texts.from_placed}</Button>
            {kept !== null && <Button onClick={() => take(kept)}>{texts.from_kept}</Button>}
            <Button onClick={() => input.current?.click()}>{texts.choose}</Button>
          </p>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={texts.choose}
            accept=".yaml,.yml,application/yaml"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          {kept === null && <p className="text-quiet">{texts.no_kept}</p>}
          {fault !== '' && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </div>
      )}
    </Answer>
  );
}
