import { type Member } from '../../lib/member';
import { type Complaint } from './complaint-rules';

/** The fields of the form that can be filled in from the member's account. */
export type Own = Partial<Pick<Complaint, 'name' | 'email'>>;

export const ownOf = ({ email, profile }: Member): Own => ({ name: profile.name, email });

/** Fills in what is still empty. Everything can be changed. */
export function fillInOwn(form: HTMLFormElement, own: Own): void {
  for (const [field, value] of Object.entries(own)) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value === '') input.value = value;
  }
}
