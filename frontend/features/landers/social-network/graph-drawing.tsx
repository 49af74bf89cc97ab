import { ART, ArtMark } from '../../../components/art/art';
import { PersonPortrait } from '../../../components/art/portraits/person-portrait';
import { round } from '../../../components/art/geometry';
import { markup } from '../../../components/art/markup';
import { type CurrentSite } from '../../../site/current-site';
import { portraitPeopleOf } from '../parts/portrait-people';
import { type Graph, growingGraph, HEIGHT, type Node, WIDTH } from './graph';

const percent = (value: number, of: number): string => `${round((value / of) * 100)}%`;
const COLOURS = ['primary', 'unread', 'secondary'] as const;

/** The whole way from two to a circle in one drawing; whoever scrolls walks along it. */
export function GraphDrawing({ site }: { readonly site: CurrentSite }) {
  const { art } = site.document.theme;
  const graph = growingGraph();
  const cast = portraitPeopleOf(site);
  const faces = graph.nodes.flatMap((node) => {
    const person = node.face === undefined ? undefined : cast[node.face];
    return person === undefined ? [] : [{ node, person }];
  });
  return (
    <div className={`social-graph ${ART[art].night ? 'tone-night' : ''}`} aria-hidden="true">
      <div
        className="absolute inset-0"
        dangerouslySetInnerHTML={{ __html: markup(<Lines graph={graph} shown={cast.length} />) }}
      />
      {faces.map(({ node, person }) => (
        <div key={person} className="social-face" style={placeOf(node)}>
          <PersonPortrait art={art} person={person} className="w-full" />
        </div>
      ))}
      <div className="social-heart">
        <ArtMark art={art} step={3} />
      </div>
    </div>
  );
}

function placeOf({ x, y, r }: Node) {
  return { left: percent(x - r, WIDTH), top: percent(y - r, HEIGHT), width: percent(r * 2, WIDTH) };
}

/** Dots where no face is drawn, because the graph has none there or the cast is smaller. */
function Lines({ graph, shown }: { readonly graph: Graph; readonly shown: number }) {
  const dots = graph.nodes.filter(({ face }) => face === undefined || face >= shown);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-full w-full" focusable="false">
      <path
        d={graph.lines.map(([a, b]) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`).join('')}
        className="social-lines"
      />
      {dots.map(({ x, y, r }, i) => (
        <circle
          key={x}
          cx={round(x)}
          cy={round(y)}
          r={round(r * (r > 50 ? 0.6 : 1))}
          fill={`var(--color-${COLOURS[i % COLOURS.length] ?? 'primary'})`}
          className="social-dot"
          style={{ animationDelay: `${round(-i * 0.7)}s` }}
        />
      ))}
    </svg>
  );
}
