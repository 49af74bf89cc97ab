import { type MouseEvent } from 'react';
import { type OwnProfile } from './saving/values';
import { type CompletenessTexts, PLACEHOLDER } from './texts';

interface Props {
  readonly texts: CompletenessTexts;
  /** Undefined until it is known; its place is there. */
  readonly completeness: OwnProfile['completeness'] | undefined;
}

const ROUND = 2 * Math.PI * 26;

/** How much of what the brand shows is told, and ways to what is not. The figures are the api's. */
export function Completeness({ texts, completeness }: Props) {
  const percent = completeness?.percent ?? 0;
  const told = new Intl.NumberFormat(texts.locale, { style: 'percent' }).format(percent / 100);
  // What is left then is welcome, and nothing to ask for.
  const missing = percent === 100 ? [] : (completeness?.missing ?? []);
  // Its place is kept while nothing is known, and an empty heading leads nowhere.
  const Title = completeness ? 'h2' : 'div';
  return (
    <section className="mt-6 rounded-box bg-surface-2 p-4">
      <div className="flex items-center gap-4">
        <svg viewBox="0 0 60 60" className="size-14 shrink-0 -rotate-90" fill="none" strokeWidth="8" aria-hidden="true">
          <circle cx="30" cy="30" r="26" className="stroke-line/40" />
          <circle
            cx="30"
            cy="30"
            r="26"
            className="stroke-primary transition-[stroke-dashoffset] duration-200"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - percent / 100)}
          />
        </svg>
        <Title className="min-h-[1.45em] text-lead font-semibold text-text-strong">
          {completeness && texts.percent.replace(PLACEHOLDER.percent, told)}
        </Title>
      </div>
      <nav aria-labelledby="missing-title" className="mt-3 grid min-h-20 content-center gap-2">
        <p id="missing-title" className="text-caption">
          {completeness && (missing.length > 0 ? texts.missing : texts.whole)}
        </p>
        <ul className="-mr-4 -ml-1 flex gap-2 overflow-x-auto empty:hidden mask-r-from-[calc(100%-2.5rem)] pr-10 pb-1 pl-1">
          {missing.map((name) => (
            <li key={name} className="shrink-0">
              <a
                href={`#${name === 'photo' ? 'photos' : name}`}
                className="flex min-h-11 items-center gap-1.5 rounded-pill border border-line bg-surface-1 px-4 font-semibold text-text-strong"
                onClick={focusNamed}
              >
                <span aria-hidden="true">+</span>
                {texts.names[name]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

function focusNamed(event: MouseEvent<HTMLAnchorElement>): void {
  if (focusField(event.currentTarget.hash.slice(1))) event.preventDefault();
}

/** Leads to a field, ready to be filled in. */
export function focusField(id: string): boolean {
  const part = document.getElementById(id);
  const input = part?.querySelector<HTMLElement>(
    '[role=combobox], textarea, input:checked, input:not(:disabled), button:not(:disabled), a[href]',
  );
  if (!part || !input) return false;
  part.scrollIntoView({ block: 'center' });
  input.focus({ preventScroll: true });
  return true;
}
