import { useState } from 'react';
import { type MemberFile } from '../../api/members';
import { useKeys } from '../../frame/keys';
import { useSelf } from '../../frame/self-context';
import { acts as texts, file as words } from '../../texts/members';
import { reportReasons, reports } from '../../texts/reports';
import { Button } from '../../ui/button';
import { ActDialog } from '../../ui/act-dialog';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { type ActName, MEMBER_ACTS, actPreview, offeredActs } from './member-acts';

interface Props {
  readonly slug: string;
  readonly file: MemberFile;
  readonly onChanged: () => void;
}

/** The rule has to be chosen, since a statement to the member gives no reason without one. */
function BlockFields() {
  return (
    <>
      <Choice
        label={reports.rule}
        name="rule"
        required
        defaultValue=""
        choices={[
          { value: '', label: texts.block_choose },
          ...Object.entries(reportReasons).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Field label={reports.days} name="days" type="number" min={1} max={365} />
    </>
  );
}

/** The act that helps stands first and has a key of its own; all others stand beside it. */
export function Acts({ slug, file, onChanged }: Props) {
  const { permissions } = useSelf();
  const [open, setOpen] = useState<ActName>();
  const [done, setDone] = useState<ActName>();
  const offered = offeredActs(file, permissions);
  const helps = file.standing.some(({ act }) => act !== null && act === offered[0]);
  useKeys(helps && offered[0] ? [{ keys: 'x', label: texts[offered[0]], run: () => setOpen(offered[0]) }] : []);
  const undo = done && MEMBER_ACTS[done].undo;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label={helps ? words.next : words.others}>
        {offered.map((name, index) => (
          <Button key={name} look={helps && index === 0 ? 'main' : 'plain'} onClick={() => setOpen(name)}>
            {texts[name]}
          </Button>
        ))}
      </div>
      <div role="status">
        {done !== undefined && (
          <p className="flex flex-wrap items-center gap-2 text-good">
            {texts.done.replace('{act}', texts[done])}
            {undo && offered.includes(undo) && <Button onClick={() => setOpen(undo)}>{texts.undo}</Button>}
          </p>
        )}
      </div>
      {open !== undefined && (
        <ActDialog
          title={texts[open]}
          preview={actPreview(open)}
          reasonOf={MEMBER_ACTS[open].asksReason ? `${open} ${slug} ${file.id}` : undefined}
          act={async (form, reason) => {
            await MEMBER_ACTS[open].run(slug, String(file.id), reason, form);
            setDone(open);
            onChanged();
          }}
          onClose={() => setOpen(undefined)}
        >
          {open === 'block' && <BlockFields />}
        </ActDialog>
      )}
    </div>
  );
}
