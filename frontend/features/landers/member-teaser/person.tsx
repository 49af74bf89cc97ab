import { FictionalChip } from '../../../components/ui/fictional-chip';
import { named, placeOf, type Teaser } from './teaser';
import { type TeaserTexts } from './teaser-texts';

interface Props {
  readonly texts: TeaserTexts;
  readonly teaser: Teaser | undefined;
  readonly as?: 'h1' | 'p';
  readonly className?: string;
}

/** Name, age, place and the label, in one place; bones of the same size until they are known. */
export function Person({ texts, teaser, as: Name = 'h1', className = 'text-title' }: Props) {
  if (teaser === undefined) {
    return (
      <div>
        <Name className={className}>
          <span className="sr-only">{texts.loading}</span>
          <span className="teaser-bone my-[0.1em] h-[1em] w-40" aria-hidden="true" />
        </Name>
        <span className="teaser-bone my-1 h-[1.1em] w-28" aria-hidden="true" />
      </div>
    );
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Name className={`font-display [font-weight:var(--display-weight)] text-text-strong ${className}`}>
          {named(texts.nameAge, teaser.name).replace('{age}', String(teaser.age))}
        </Name>
        {teaser.fictional && <FictionalChip icon={texts.icon} label={texts.label} />}
      </div>
      <p>{placeOf(teaser, texts.locale)}</p>
    </div>
  );
}
