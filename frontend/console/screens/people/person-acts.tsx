import { useState } from 'react';
import {
  type Person,
  changeReach,
  confirmPerson,
  invitationLink,
  invitePerson,
  removePerson,
  resetSecondFactor,
} from '../../api/people';
import { machines, people as texts } from '../../texts/people';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { type Invited } from './invite';
import { ReachFields, reachIn } from './reach-fields';

type ActName = 'confirm' | 'change_role' | 'invite_again' | 'reset' | 'remove';

/** The acts that the api does not refuse, the one that is waited for first. */
function offered(person: Person, isOwn: boolean): readonly ActName[] {
  if (person.disabled_at !== null || person.is_program || isOwn) return [];
  if (person.machine) return ['change_role', 'remove'];
  return [
    ...(person.may_confirm ? (['confirm'] as const) : []),
    ...(['change_role', 'invite_again'] as const),
    ...(person.has_second_factor ? (['reset'] as const) : []),
    'remove',
  ];
}

interface Props {
  readonly person: Person;
  readonly isOwn: boolean;
  readonly onInvited: (invited: Invited) => void;
  readonly onChanged: () => void;
}

/** An operator's acts on somebody else's account. Each says first what it will do. */
export function PersonActs({ person, isOwn, onInvited, onChanged }: Props) {
  const [open, setOpen] = useState<ActName>();
  const [done, setDone] = useState<Exclude<ActName, 'invite_again'>>();
  const run = async (act: ActName, form: FormData): Promise<void> => {
    if (act === 'invite_again') {
      const { token, expires_at } = await invitePerson(person.id);
      onInvited({ name: person.name, link: invitationLink(token), until: expires_at });
    } else {
      await { confirm: confirmPerson, reset: resetSecondFactor, remove: removePerson, change_role: change }[act](
        person.id,
        form,
      );
      setDone(act);
    }
    onChanged();
  };
  return (
    <div className="grid gap-3">
      {isOwn && <p className="text-quiet">{texts.yourself}</p>}
      {person.is_program && <p className="text-quiet">{texts.program_text}</p>}
      <div className="flex flex-wrap gap-2">
        {offered(person, isOwn).map((act) => (
          <Button key={act} look={act === 'confirm' ? 'main' : 'plain'} onClick={() => setOpen(act)}>
            {texts[act]}
          </Button>
        ))}
      </div>
      <p role="status" className="text-good">
        {done && doneText(person, done)}
      </p>
      {open && (
        <ActDialog
          title={texts[open]}
          preview={previewText(person, open)}
          act={(form) => run(open, form)}
          onClose={() => setOpen(undefined)}
        >
          {open !== 'confirm' && <ProgramsThatStay person={person} />}
          {(open === 'remove' || open === 'change_role') && <AccountsThatStay person={person} />}
          {open === 'change_role' && <ReachFields reach={person} />}
        </ActDialog>
      )}
    </div>
  );
}

interface StayingProps {
  readonly text: string;
  readonly advice: string;
  readonly name: string;
  readonly names: readonly string[];
}

/** Ways in that the person may know, and that an act leaves open. */
function Staying({ text, advice, name, names }: StayingProps) {
  if (names.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p>{text.replace('{name}', name)}</p>
      <ul className="list-disc pl-6">
        {names.map((one, index) => (
          <li key={`${one} ${index}`}>{one}</li>
        ))}
      </ul>
      <p className="text-quiet">{advice.replace('{name}', name)}</p>
    </div>
  );
}

function ProgramsThatStay({ person: { name, programs, machine } }: { readonly person: Person }) {
  if (machine) return null;
  return <Staying text={texts.programs_stay} advice={texts.programs_revoke} name={name} names={programs} />;
}

function AccountsThatStay({ person: { name, accounts } }: { readonly person: Person }) {
  return <Staying text={texts.accounts_stay} advice={texts.accounts_check} name={name} names={accounts} />;
}

function previewText({ machine }: Person, act: ActName): string {
  if (machine && act === 'change_role') return machines.change_role_text;
  if (machine && act === 'remove') return machines.remove_text;
  return texts[`${act}_text`];
}

function doneText({ machine }: Person, act: Exclude<ActName, 'invite_again'>): string {
  if (machine && act === 'change_role') return machines.role_changed;
  if (machine && act === 'remove') return machines.removed;
  return texts.done[act];
}

const change = (id: number, form: FormData): Promise<unknown> => changeReach(id, reachIn(form));
