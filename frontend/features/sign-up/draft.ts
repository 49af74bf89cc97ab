import { type Handover, HANDOVER_KEYS, readHandover } from './handover';
import { INPUTS, type SignUp } from './sign-up-rules';

const KEY = 'sign-up';

// A password is never written down.
const KEPT = INPUTS.filter((name) => name !== 'password');

/** Keeps what was entered for as long as the tab lives. */
export function keepDraft(signUp: SignUp): void {
  store((storage) => {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(KEPT.map((name) => [name, signUp[name]]))));
  });
}

/** Puts it back where nothing stands yet. */
export function restoreDraft(form: HTMLFormElement): void {
  store((storage) => {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    for (const name of KEPT) {
      const input = form.elements.namedItem(name);
      const value = kept[name];
      const isInput =
        input instanceof RadioNodeList || input instanceof HTMLInputElement || input instanceof HTMLSelectElement;
      if (!isInput || typeof value !== 'string' || value === '') continue;
      if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = true;
      else if (input.value === '') input.value = value;
    }
  });
}

export function keptHandover(): Handover {
  let handover: Handover = {};
  store((storage) => {
    handover = readHandover((key) => storage.getItem(key));
  });
  return handover;
}

export function forgetDraft(): void {
  store((storage) => {
    for (const key of [KEY, ...HANDOVER_KEYS]) storage.removeItem(key);
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
