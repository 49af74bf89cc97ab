import { type Values } from '../http/exchange';

type Nested = string | { [name: string]: Nested };

/** Reads `a[b][0][c]=d`. Lists stay objects with numbers as names; `elements` gives them back as lists. */
export function parseForm(text: string): Values {
  const root: { [name: string]: Nested } = Object.create(null) as { [name: string]: Nested };
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name
      .split(/[[\]]+/)
      .filter((part, index, all) => part !== '' || (index > 0 && index < all.length - 1));
    const steps = name.endsWith('[]') ? [...parts, ''] : parts;
    put(root, steps, value);
  }
  return root;
}

function put(root: { [name: string]: Nested }, steps: readonly string[], value: string): void {
  let place = root;
  for (const [index, step] of steps.entries()) {
    // `name[]` appends.
    const key = step === '' ? String(Object.keys(place).length) : step;
    if (index === steps.length - 1) place[key] = value;
    else {
      const inner = place[key];
      const next: { [name: string]: Nested } =
        typeof inner === 'object' ? inner : (Object.create(null) as { [name: string]: Nested });
      place[key] = next;
      place = next;
    }
  }
}

export function elements(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
