import { ART, ArtMark, ArtScene } from '../../../components/art/art';
import { PersonPortrait } from '../../../components/art/portraits/person-portrait';
import { type CurrentSite } from '../../../site/current-site';
import { portraitPeopleOf } from '../parts/portrait-people';
import { compose, type Tile } from './composition';

/** Columns that drift slowly past each other. Decorative: what it says is said in words beside it. */
export function Collage({ site }: { readonly site: CurrentSite }) {
  return (
    <div className="collage-columns" aria-hidden="true">
      {compose(portraitPeopleOf(site)).map((column, i) => (
        <div key={i} className="collage-column">
          {column.map((tile, j) => (
            <Piece key={j} site={site} tile={tile} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Piece({ site, tile }: { readonly site: CurrentSite; readonly tile: Tile }) {
  const { art } = site.document.theme;
  if (tile.kind === 'person') {
    return (
      <div className={`collage-tile ${tile.mirrored ? '-scale-x-100' : ''}`}>
        <PersonPortrait art={art} person={tile.person} className="w-full" />
      </div>
    );
  }
  if (tile.kind === 'mark') {
    return (
      <div className="collage-tile collage-mark">
        <ArtMark art={art} step={tile.step} />
      </div>
    );
  }
  if (tile.kind === 'scene') {
    return <ArtScene art={art} className={`collage-tile collage-scene ${ART[art].night ? 'tone-night' : ''}`} />;
  }
  return <div className={`collage-tile collage-${tile.kind}`} />;
}
