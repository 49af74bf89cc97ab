import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Complaint } from '../complaint-rules';

/** The form offers no other, and is checked. */
type Kind = components['schemas']['FileComplaintRequest']['kind'];
type Filed = components['schemas']['FileComplaintResponse'];

/** `key` makes a repeated sending the same complaint. */
export function fileComplaint(complaint: Complaint, key: string): Promise<Answer<Filed>> {
  const { reference, kind, ...rest } = complaint;
  return call('POST', '/api/complaints', {
    headers: { 'idempotency-key': key },
    body: { ...rest, kind: kind as Kind, reference: reference === '' ? undefined : reference },
  });
}
