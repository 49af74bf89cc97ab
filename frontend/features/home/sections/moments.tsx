import { type CurrentSite } from '../../../site/current-site';
import { Section } from './section';

/** Ideas for a first message, in the shape that messages will have. Nobody is said to have sent them. */
const BUBBLES = [
  { n: 1, className: 'rounded-bl-none bg-surface-3 text-text-strong' },
  { n: 2, className: 'ml-auto rounded-br-none bg-primary text-on-primary' },
  { n: 3, className: 'rounded-bl-none bg-secondary text-on-secondary lg:ml-[18%]' },
] as const;

export function Moments({ site }: { readonly site: CurrentSite }) {
  return (
    <Section site={site} name="moments" title={site.t('home.moments_title')} lead={site.t('home.moments_text')}>
      <ul className="grid gap-5">
        {BUBBLES.map(({ n, className }) => (
          <li
            key={n}
            className={`w-fit max-w-[min(34rem,92%)] rounded-[calc(var(--radius)*1.5)] px-6 py-4 font-display text-title [font-weight:calc(var(--display-weight)-100)] ${className}`}
          >
            {site.t(`home.moments_${n}`)}
          </li>
        ))}
      </ul>
    </Section>
  );
}
