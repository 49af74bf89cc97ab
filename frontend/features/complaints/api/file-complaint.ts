import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Complaint } from '../complaint-rules';

type Filed = components['schemas']['FileComplaintResponse'];

/** `key` makes a repeated sending the same complaint. */
export function fileComplaint(complaint: Complaint, key: string): Promise<Answer<Filed>> {
  const { reference, ...rest } = complaint;
  return call('/api/complaints', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: reference === '' ? rest : complaint,
  });
}
