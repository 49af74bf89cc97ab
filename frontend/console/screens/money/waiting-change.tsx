import { useState } from 'react';
import { type AccountRequest, approveAccountRequest, refuseAccountRequest } from '../../api/providers';
import { useSelf } from '../../frame/self-context';
import { useBrandText } from '../../frame/brand-text';
import { providers as texts } from '../../texts/providers';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { fromNow } from '../../ui/times';

interface Props {
  readonly tenant: string;
  readonly request: AccountRequest;
  readonly onChanged: (told: string) => void;
}

/** A change that waits. Approving is offered to whose word would count; whoever asked may take it back. */
export function WaitingChange({ tenant, request, onChanged }: Props) {
  const { permissions } = useSelf();
  const [deciding, setDeciding] = useState<'approve' | 'refuse'>();
  const { may_approve: mayApprove, approvals_missing: missing } = request;
  const isOperator = permissions.includes('payment.connect');
  return (
    <section className="grid gap-2 rounded-md border border-field p-3">
      <p className="wrap-anywhere">
        {texts.waiting
          .replace('{change}', texts.changes[request.change])
          .replace('{who}', request.asked_by)
          .replace('{when}', fromNow(request.asked_at))
          .replace('{payee}', request.payee)}
      </p>
      {missing > 1 && <p>{texts.missing.replace('{count}', String(missing))}</p>}
      <div className="flex flex-wrap gap-2">
        {mayApprove && (
          <Button
            look="main"
            onClick={() => {
              setDeciding('approve');
            }}
          >
            {texts.approve}
          </Button>
        )}
        {isOperator && (
          <Button
            onClick={() => {
              setDeciding('refuse');
            }}
          >
            {texts.refuse}
          </Button>
        )}
        {!mayApprove && <span className="self-center text-quiet">{texts.not_yours}</span>}
      </div>
      {deciding && (
        <Decide
          {...{ tenant, request, onChanged }}
          what={deciding}
          onClose={() => {
            setDeciding(undefined);
          }}
        />
      )}
    </section>
  );
}

interface DecideProps extends Props {
  readonly what: 'approve' | 'refuse';
  readonly onClose: () => void;
}

function Decide({ tenant, request, what, onChanged, onClose }: DecideProps) {
  const brand = useBrandText()(tenant);
  const isApproval = what === 'approve';
  const approval = request.change === 'event_secret' ? texts.approve_event_secret : texts.approve_text;
  return (
    <ActDialog
      title={texts[what]}
      preview={(isApproval ? approval : texts.refuse_text).replace('{brand}', brand).replace('{payee}', request.payee)}
      act={async () => {
        if (!isApproval) {
          await refuseAccountRequest(tenant, request.id);
          onChanged(texts.refused);
          return;
        }
        const { approvals_missing: left } = await approveAccountRequest(tenant, request.id);
        onChanged(left === 0 ? texts.approved : texts.agreed);
      }}
      onClose={onClose}
    />
  );
}
