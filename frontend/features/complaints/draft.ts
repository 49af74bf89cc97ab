import { FIELDS } from './complaint-rules';
import { type Own } from './fill-in-own';

const KEY = 'complaint';

/**
 * Keeps what was written for as long as the tab lives: a reload or a wrong tap loses nothing. What the account knows is not kept,
 * since somebody else may use the tab afterwards.
 */
export function keepDraft(form: HTMLFormElement, own: Own = {}): void {
  const data = new FormData(form);
  for (const [field, value] of Object.entries(own)) if (data.get(field) === value) data.delete(field);
  store((storage) => {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, data.get(field)]))));
  });
}

export function forgetDraft(): void {
  store((storage) => {
    storage.removeItem(KEY);
  });
}

export function restoreDraft(form: HTMLFormElement): void {
  store((storage) => {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    for (const field of FIELDS) {
      const input = form.elements.namedItem(field);
      const value = kept[field];
      const isInput =
        input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement;
      if (isInput && input.value === '' && typeof value === 'string') input.value = value;
    }
  });
}

/** Some browsers refuse storage; then there is no draft. */
function store(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage);
  } catch {
    return;
  }
}
