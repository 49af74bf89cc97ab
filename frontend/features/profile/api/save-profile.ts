import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type FieldName, type OwnProfile, type PromptField, type Value } from '../saving/values';

export const PROFILE = '/api/profile';

/** The longest wait for the result of saving, in milliseconds. */
export const PATIENCE_MS = 20_000;

/** Saves one field and answers the whole profile. It arrives also where the page is left meanwhile. */
export function saveProfile(field: Exclude<FieldName, PromptField>, value: Value): Promise<Answer<OwnProfile>> {
  return call('PATCH', PROFILE, {
    body: { [field]: value === '' && field !== 'name' ? null : value },
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
