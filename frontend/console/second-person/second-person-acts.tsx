import { useState } from 'react';
import { useSelf } from '../frame/self-context';
import { secondPerson as texts } from '../texts/second-person';
import { ActDialog } from '../ui/act-dialog';
import { Button } from '../ui/button';
import { notYours } from './not-yours';

interface Decision {
  readonly title: string;
  readonly preview: string;
  /** Answers what is told afterwards. */
  readonly act: () => Promise<string>;
}

export interface SecondPersonProps {
  readonly asked: { readonly asked_by: string; readonly may_approve: boolean; readonly approvals_missing: number };
  /** On the button; without it the dialog's title stands there. */
  readonly label?: string;
  readonly approve: Decision;
  readonly refuse: Decision;
  readonly mayRefuse: boolean;
  readonly onChanged: (told: string) => void;
}

/** Approving is offered to whose word would count; whoever asked may take it back. */
export function SecondPersonActs({ asked, label, approve, refuse, mayRefuse, onChanged }: SecondPersonProps) {
  const self = useSelf();
  const [deciding, setDeciding] = useState<Decision>();
  const isOwn = asked.asked_by === self.email;
  return (
    <>
      {asked.approvals_missing > 1 && <span className="block">{texts.missing_two}</span>}
      <span className="flex flex-wrap gap-2">
        {asked.may_approve && (
          <Button look="main" onClick={() => setDeciding(approve)}>
            {label ?? approve.title}
          </Button>
        )}
        {mayRefuse && (
          <Button onClick={() => setDeciding(isOwn ? { ...refuse, title: texts.withdraw } : refuse)}>
            {isOwn ? texts.withdraw : texts.refuse}
          </Button>
        )}
        {!asked.may_approve && <span className="self-center text-quiet">{notYours(self, asked.asked_by)}</span>}
      </span>
      {deciding && (
        <ActDialog
          title={deciding.title}
          preview={deciding.preview}
          act={async () => {
            onChanged(await deciding.act());
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
}
