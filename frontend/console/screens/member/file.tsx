import { useState } from 'react';
import { type MemberFile, revealAddress } from '../../api/members';
import { file as texts, members, opening } from '../../texts/members';
import { Button } from '../../ui/button';
import { problemText } from '../../ui/problem-text';
import { timeText } from '../../ui/times';
import { Acts } from './acts';
import { AsOthers } from './as-others';
import { Credits } from './credits';
import { Devices } from './devices';
import { MailChanging, PastMailChanges } from './mail-change';
import { Notes } from './notes';
import { PushDevices } from './push-devices';
import { Records } from './records';
import { standingText } from './standing';
import { Timeline } from './timeline';

interface Props {
  readonly slug: string;
  readonly file: MemberFile;
  readonly onChanged: () => void;
}

/** State in words, then what helps, then everything that is kept. */
export function File({ slug, file, onChanged }: Props) {
  const { look, name, fictional } = file;
  const id = String(file.id);
  return (
    <>
      <header className="grid gap-2">
        <h1>
          {fictional ? `${name} (${members.made_up})` : name} <span className="text-quiet">{id}</span>
        </h1>
        <Address slug={slug} id={id} masked={file.email} />
        <ul className="grid gap-1">
          {file.standing.map((one) => (
            <li key={one.state} className={one.state === 'well' ? 'text-good' : 'font-semibold text-danger'}>
              {standingText(one)}
            </li>
          ))}
        </ul>
        <Acts slug={slug} file={file} onChanged={onChanged} />
        <MailChanging slug={slug} file={file} onChanged={onChanged} />
        <p className="text-quiet">
          {texts.looked
            .replace('{until}', timeText(look.until))
            .replace('{reason}', look.complaint ?? look.note ?? opening.reasons[look.reason])}
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Timeline slug={slug} id={id} />
        <div className="grid min-w-0 gap-6">
          <Notes slug={slug} id={id} />
          <Credits slug={slug} file={file} onChanged={onChanged} />
          <Devices slug={slug} file={file} onChanged={onChanged} />
          <PushDevices slug={slug} id={id} />
          <PastMailChanges slug={slug} id={id} />
          <AsOthers slug={slug} id={id} />
          <Records slug={slug} file={file} />
        </div>
      </div>
    </>
  );
}

function Address({ slug, id, masked }: { readonly slug: string; readonly id: string; readonly masked: string }) {
  const [clear, setClear] = useState<string>();
  const [fault, setFault] = useState<string>();
  const reveal = (): void => {
    revealAddress(slug, id).then(
      ({ email }) => {
        setClear(email);
      },
      (error: unknown) => {
        setFault(problemText(error));
      },
    );
  };
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span>{clear ?? masked}</span>
      {clear === undefined && <Button onClick={reveal}>{texts.reveal}</Button>}
      {fault !== undefined && (
        <span role="alert" className="text-danger">
          {fault}
        </span>
      )}
    </p>
  );
}
