import { type CurrentSite } from '../../../site/current-site';

export interface Part {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly site: CurrentSite;
  readonly parts: readonly Part[];
}

const FEWEST = 3;

export const hasContents = (parts: readonly Part[]): boolean => parts.length >= FEWEST;

/** The way to each part of a long page: folded on phones, at the side where there is room. */
export function Contents({ site, parts }: Props) {
  const label = site.t('common.contents');
  return (
    <nav aria-label={label} className="print:hidden">
      <details className="group mb-10 border-b border-hairline lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold text-text-strong [&::-webkit-details-marker]:hidden">
          {label}
          <svg
            viewBox="0 0 16 16"
            className="h-4 w-4 shrink-0 stroke-current transition-transform duration-200 group-open:rotate-180"
            fill="none"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="m2 5 6 6 6-6" />
          </svg>
        </summary>
        <List parts={parts} />
      </details>
      <div className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] overflow-y-auto pb-2 lg:block">
        <p className="mb-2 text-caption font-semibold text-text-muted">{label}</p>
        <List parts={parts} />
      </div>
    </nav>
  );
}

function List({ parts }: Pick<Props, 'parts'>) {
  return (
    <ul className="pb-4 lg:border-l lg:border-hairline lg:pb-0">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-2 leading-snug underline-offset-4 hover:text-text-strong hover:underline lg:-ml-px lg:border-l lg:border-transparent lg:pl-5 lg:hover:border-primary"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
