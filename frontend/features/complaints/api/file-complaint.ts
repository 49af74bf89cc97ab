import { type Answer, readAnswer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Complaint } from '../complaint-rules';

type Filed = components['schemas']['FileComplaintResponse'];

/** `key` makes a repeated sending the same complaint. */
export function fileComplaint(complaint: Complaint, key: string): Promise<Answer<Filed>> {
  const { reference, ...rest } = complaint;
  return readAnswer(
    fetch('/api/complaints', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(reference === '' ? rest : complaint),
    }),
  );
}
