import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Host, putHost } from '../../api/brands';
import { useKeys } from '../../frame/keys';
import { hosts as texts } from '../../texts/hosts';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { textIn } from '../../ui/use-act';
import { hostName } from './host-name';

/** A primary host is made by moving to it, or by the first step of a launch. */
const KINDS = ['alias', 'redirect', 'preview'] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  readonly slug: string;
  readonly hosts: readonly Host[];
  readonly onDone: (told: string) => void;
}

export function NewHost({ slug, hosts, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  useKeys([{ keys: 'n', label: texts.add, run: () => setOpen(true) }]);
  return (
    <p>
      <Button look="main" onClick={() => setOpen(true)}>
        {texts.add}
      </Button>
      {isOpen && (
        <HostDialog
          {...{ slug, hosts, onDone }}
          title={texts.add}
          preview={texts.add_text}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}

/** Changes what a host is used for. */
export function ChangeHost({ host, ...rest }: Props & { readonly host: Host }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`${texts.change}: ${host.host}`} onClick={() => setOpen(true)}>
        {texts.change}
      </Button>
      {isOpen && (
        <HostDialog
          {...rest}
          title={texts.change}
          preview={texts.change_text}
          host={host}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps extends Props {
  readonly title: string;
  readonly preview: string;
  readonly host?: Host;
  readonly onClose: () => void;
}

function HostDialog({ slug, hosts, onDone, title, preview, host, onClose }: DialogProps) {
  const queries = useQueryClient();
  const before = KINDS.find((kind) => kind === host?.kind) ?? 'alias';
  const [kind, setKind] = useState<Kind>(before);
  const targets = hosts.filter((one) => one.kind !== 'redirect' && one.state !== 'retired' && one.host !== host?.host);
  const save = async (form: FormData): Promise<void> => {
    const name = host?.host ?? hostName(textIn(form, 'host'));
    const target = textIn(form, 'target');
    await putHost(slug, { host: name, kind, ...(kind === 'redirect' && { target }) });
    onDone(texts.added.replace('{host}', name));
    await Promise.all(
      [
        ['tenant', slug],
        ['launch', slug],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  return (
    <ActDialog title={title} preview={preview} act={save} onClose={onClose}>
      {host === undefined ? (
        <Field label={texts.host} name="host" required autoComplete="off" spellCheck={false} />
      ) : (
        <p>
          <strong className="wrap-anywhere">{host.host}</strong>
        </p>
      )}
      <Choice
        label={texts.kind}
        name="kind"
        value={kind}
        onChange={(event) => {
          setKind(KINDS.find((one) => one === event.target.value) ?? 'alias');
        }}
        choices={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      {kind === 'redirect' && (
        <Choice
          label={texts.target}
          name="target"
          defaultValue={host?.target ?? targets[0]?.host}
          choices={targets.map(({ host: value }) => ({ value, label: value }))}
        />
      )}
    </ActDialog>
  );
}
