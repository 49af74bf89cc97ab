import { type CSSProperties, type ReactNode } from 'react';
import { PersonPortrait } from '../../../components/art/portraits/person-portrait';
import { portraitPeopleFor, type PortraitPerson, type Niche } from '../../../components/art/portraits/people';
import { type CurrentSite } from '../../../site/current-site';

export const shotStyle = (shot: number): CSSProperties => ({ '--shot': shot }) as CSSProperties;

/** Draws the pictures of the five captions: an evening, a face, a line, its answer, both. */
export function Shots({ site }: { readonly site: CurrentSite }) {
  const { t, document } = site;
  const [one = 1, other = 2] = portraitPeopleFor(document.settings.niche as Niche);
  const face = (person: PortraitPerson) => (
    <div className="clip-face">
      <PersonPortrait art={document.theme.art} person={person} />
    </div>
  );
  return (
    <div className="clip-shots" aria-hidden="true">
      <Shot number={0}>
        <p className="clip-time">{t('landers.video_time')}</p>
      </Shot>
      <Shot number={1}>
        <div className="clip-near">{face(one)}</div>
      </Shot>
      <Shot number={2}>
        <div className="clip-talk">
          {face(one)}
          <p className="clip-bubble">{t('home.moments_1')}</p>
        </div>
      </Shot>
      <Shot number={3}>
        <div className="clip-talk clip-reply">
          {face(other)}
          <p className="clip-bubble">{t('landers.video_reply')}</p>
        </div>
      </Shot>
      <Shot number={4}>
        <div className="clip-pair">
          {face(one)}
          {face(other)}
        </div>
      </Shot>
    </div>
  );
}

function Shot({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <div className="clip-shot" style={shotStyle(number)}>
      {children}
    </div>
  );
}
