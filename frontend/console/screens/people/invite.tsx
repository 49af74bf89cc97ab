import { useRef } from 'react';
import { addPerson, invitationLink, invitePerson } from '../../api/people';
import { people as texts } from '../../texts/people';
import { ActDialog } from '../../ui/act-dialog';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
import { textIn } from '../../ui/use-act';
import { ReachFields, reachIn } from './reach-fields';

export interface Invited {
  readonly name: string;
  readonly link: string;
  readonly until: string;
}

const NONE = { role: 'support', tenants: [] } as const;

interface Props {
  readonly onInvited: (invited: Invited) => void;
  readonly onClose: () => void;
}

/** An account and the link that sets its password. A second try after a failure in between makes the link only. */
export function Invite({ onInvited, onClose }: Props) {
  const [email, keepEmail] = useKeptText('invite email');
  const [name, keepName] = useKeptText('invite name');
  const added = useRef<{ readonly email: string; readonly id: number }>(undefined);
  const act = async (form: FormData): Promise<void> => {
    const address = textIn(form, 'email').trim();
    if (added.current?.email !== address)
      added.current = { email: address, id: await addPerson(address, textIn(form, 'name').trim(), reachIn(form)) };
    const { token, expires_at } = await invitePerson(added.current.id);
    onInvited({ name, link: invitationLink(token), until: expires_at });
    keepEmail('');
    keepName('');
  };
  return (
    <ActDialog title={texts.invite} preview={texts.invite_text} act={act} onClose={onClose}>
      <Field
        label={texts.address}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={email}
        onChange={(event) => {
          keepEmail(event.target.value);
        }}
      />
      <Field
        label={texts.name}
        name="name"
        required
        minLength={2}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          keepName(event.target.value);
        }}
      />
      <ReachFields reach={NONE} />
    </ActDialog>
  );
}
