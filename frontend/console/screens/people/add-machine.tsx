import { addMachine } from '../../api/people';
import { machines as texts } from '../../texts/people';
import { ActDialog } from '../../ui/act-dialog';
import { Field } from '../../ui/field';
import { useKeptText } from '../../ui/kept-text';
import { textIn } from '../../ui/use-act';
import { ReachFields, reachIn } from './reach-fields';

export interface AddedMachine {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  readonly until: string;
}

const NONE = { role: 'support', tenants: [] } as const;

interface Props {
  readonly onAdded: (added: AddedMachine) => void;
  readonly onClose: () => void;
}

/** Makes the account of a program, with its first token. */
export function AddMachine({ onAdded, onClose }: Props) {
  const [handle, keepHandle] = useKeptText('machine handle');
  const [name, keepName] = useKeptText('machine name');
  const act = async (form: FormData): Promise<void> => {
    const { id, token, expires_at } = await addMachine(handle.trim(), name.trim(), reachIn(form));
    onAdded({ id, name: textIn(form, 'name').trim(), token, until: expires_at });
    keepHandle('');
    keepName('');
  };
  return (
    <ActDialog title={texts.add} preview={texts.add_text} act={act} onClose={onClose}>
      <Field
        label={texts.handle}
        name="handle"
        required
        minLength={2}
        maxLength={40}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        title={texts.handle_hint}
        autoComplete="off"
        autoCapitalize="none"
        value={handle}
        onChange={(event) => {
          keepHandle(event.target.value);
        }}
      />
      <p className="text-quiet">{texts.handle_hint}</p>
      <Field
        label={texts.purpose}
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
