import { dayText } from './times';

type Control = HTMLInputElement | HTMLSelectElement;

/** The filters of a form that have a value, in words: a choice by itself, the others with their label. */
export function filterWords(form: HTMLFormElement): string {
  const filled = [...form.elements].filter(isControl).filter(({ name, value }) => name !== '' && value !== '');
  const [first, last, ...more] = filled.filter(({ type }) => type === 'date');
  // Two days are a period.
  const isPeriod = first !== undefined && last !== undefined && more.length === 0;
  return filled
    .filter((control) => !(isPeriod && control === first))
    .map((control) =>
      isPeriod && control === last ? `${dayText(first.value)} – ${dayText(last.value)}` : textOf(control),
    )
    .join(', ');
}

/** Whether a form has a field for any part of the address. */
export const hasFilterIn = (form: HTMLFormElement, search: Readonly<Record<string, unknown>>): boolean =>
  [...form.elements].some((one) => isControl(one) && search[one.name] !== undefined);

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

function textOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? control.value;
  const label = control.labels?.[0]?.textContent ?? control.name;
  return `${label} ${control.type === 'date' ? dayText(control.value) : control.value}`;
}
