import { PersonPortrait } from '../../../components/art/portraits/person-portrait';
import { type PortraitPerson } from '../../../components/art/portraits/people';
import { ButtonLink, QUIET_BUTTON } from '../../../components/ui/button-link';
import { type CurrentSite } from '../../../site/current-site';
import { DrawnNote } from '../parts/drawn-note';
import { SignupGate } from '../parts/signup-gate';
import { SmallPrint } from '../parts/small-print';
import { wayOn } from '../parts/way-on';

/** Why a line works, by the line's number. */
const TIPS = ['detail', 'place', 'detail', 'choice'] as const;

interface Props {
  readonly site: CurrentSite;
  readonly person: PortraitPerson;
  readonly line: number;
}

/** A card, and the sheet it opens: a popover, so that it opens, closes and gives the focus back without a script. */
export function GalleryCard({ site, person, line }: Props) {
  const { t } = site;
  const id = `line-${line}`;
  const text = t(`landers.gallery_line_${line}` as 'landers.gallery_line_1');
  const tip = TIPS[(line - 1) % TIPS.length] ?? 'detail';
  return (
    <li className="gallery-card">
      <div className="gallery-frame">
        <PersonPortrait art={site.document.theme.art} person={person} className="gallery-portrait" />
      </div>
      <button type="button" popoverTarget={id} className="gallery-line">
        {text}
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={text} className="gallery-sheet">
        <div className="gallery-words">
          <p className="mb-3 font-display text-title [font-weight:var(--display-weight)] text-text-strong">{text}</p>
          <p className="mb-2">{t(`landers.gallery_tip_${tip}`)}</p>
          <DrawnNote site={site} className="mb-5" />
          <div className="flex flex-wrap items-end gap-3">
            <SignupGate site={site}>
              <ButtonLink href={wayOn(site)}>{t('landers.action')}</ButtonLink>
              <div className="order-last basis-full">
                <SmallPrint site={site} />
              </div>
            </SignupGate>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" className={QUIET_BUTTON}>
              {t('landers.gallery_back')}
            </button>
          </div>
        </div>
      </div>
    </li>
  );
}
