import { type AccountRequest, approveAccountRequest, refuseAccountRequest } from '../../api/providers';
import { useBrandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { WaitingBox } from '../../second-person/waiting-box';
import { providers as texts } from '../../texts/providers';
import { secondPerson } from '../../texts/second-person';
import { fromNow } from '../../ui/times';

interface Props {
  readonly tenant: string;
  readonly request: AccountRequest;
  readonly onChanged: (told: string) => void;
}

/** A change of where money goes that waits. */
export function WaitingChange({ tenant, request, onChanged }: Props) {
  const { permissions } = useSelf();
  const brand = useBrandText()(tenant);
  const filled = (text: string): string => text.replace('{brand}', brand).replace('{payee}', request.payee);
  return (
    <WaitingBox
      text={filled(texts.waiting)
        .replace('{change}', texts.changes[request.change])
        .replace('{who}', request.asked_by)
        .replace('{when}', fromNow(request.asked_at))}
      asked={request}
      mayRefuse={permissions.includes('payment.connect')}
      approve={{
        title: texts.approve,
        preview: filled(request.change === 'event_secret' ? texts.approve_event_secret : texts.approve_text),
        act: async () => {
          const { approvals_missing: left } = await approveAccountRequest(tenant, request.id);
          return left === 0 ? texts.approved : secondPerson.agreed;
        },
      }}
      refuse={{
        title: secondPerson.refuse,
        preview: filled(texts.refuse_text),
        act: async () => {
          await refuseAccountRequest(tenant, request.id);
          return texts.refused;
        },
      }}
      onChanged={onChanged}
    />
  );
}
