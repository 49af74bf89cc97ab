import { KINDS } from './complaint-rules';
import { keepDraft } from './draft';

/** Chooses the kind that a link names (`?kind=appeal`), once: a reload keeps what was chosen since. */
export function chooseKindOfAddress(form: HTMLFormElement): void {
  const address = new URL(window.location.href);
  const kind = address.searchParams.get('kind');
  const field = form.elements.namedItem('kind');
  if (kind === null || !(field instanceof HTMLSelectElement)) return;
  address.searchParams.delete('kind');
  window.history.replaceState(window.history.state, '', address);
  if (!(KINDS as readonly string[]).includes(kind)) return;
  field.value = kind;
  keepDraft(form);
}
