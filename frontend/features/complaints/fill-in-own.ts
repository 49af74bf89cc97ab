import { type Member } from '../../lib/member';
import { type Complaint } from './complaint-rules';

/** What a form asks for and a member's account knows. */
export type Own = Partial<Pick<Complaint, 'name' | 'email'>>;

export const ownOf = ({ email, profile }: Member): Own => ({ name: profile.name, email });

/** Fills in what is still empty. Everything can be changed. */
export function fillInOwn(form: HTMLFormElement, own: Own): void {
  for (const [field, value] of Object.entries(own)) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value === '') input.value = value;
  }
}
