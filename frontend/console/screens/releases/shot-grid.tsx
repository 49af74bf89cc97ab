import { useState } from 'react';
import { type PictureState } from '../../desk/pictures';
import { usePictures } from '../../desk/use-pictures';
import { common } from '../../texts/common';
import { visualDiff as texts } from '../../texts/visual-diff';
import { Button } from '../../ui/button';
import { type Shot, type VisualDiff } from './visual-diff-query';

const VIEWS = ['heat', 'before', 'after'] as const;
type View = (typeof VIEWS)[number];

interface Props {
  readonly slug: string;
  readonly diff: VisualDiff;
}

/** The pictures that differ, those that changed most first. */
export function ShotGrid({ slug, diff: { id, shots } }: Props) {
  const [view, setView] = useState<View>('heat');
  const [large, setLarge] = useState<number>();
  const placed = shots.map((shot, place) => ({ shot, place }));
  const changed = placed
    .filter(({ shot }) => shot.changed > 0)
    .sort((one, other) => other.shot.changed - one.shot.changed);
  const same = shots.filter((shot) => shot.changed === 0).map(nameOf);
  const pathOf = (place: number, kind: View): string =>
    `/api/staff/tenants/${slug}/visual-diffs/${id}/shots/${place}/${kind}`;
  // Of the large one every view is at hand.
  const others = large === undefined ? [] : VIEWS.filter((one) => one !== view).map((one) => pathOf(large, one));
  const pictures = usePictures([...changed.map(({ place }) => pathOf(place, view)), ...others]);
  return (
    <div className="grid gap-3">
      {changed.length > 0 && (
        <div role="group" aria-label={texts.view} className="flex flex-wrap gap-2">
          {VIEWS.map((one) => (
            <Button
              key={one}
              aria-pressed={view === one}
              onClick={() => {
                setView(one);
              }}
            >
              {texts.views[one]}
            </Button>
          ))}
        </div>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] items-start gap-4">
        {changed.map(({ shot, place }) => (
          <li key={place} className={large === place ? 'col-span-full' : undefined}>
            <Figure
              shot={shot}
              view={view}
              picture={pictures.of(pathOf(place, view))}
              isLarge={large === place}
              onResize={() => {
                setLarge(large === place ? undefined : place);
              }}
              onRetry={pictures.retry}
            />
          </li>
        ))}
      </ul>
      {same.length > 0 && <p className="text-quiet">{texts.same.replace('{names}', same.join(', '))}</p>}
    </div>
  );
}

interface FigureProps {
  readonly shot: Shot;
  readonly view: View;
  readonly picture: PictureState | undefined;
  readonly isLarge: boolean;
  readonly onResize: () => void;
  readonly onRetry: () => void;
}

function Figure({ shot, view, picture, isLarge, onResize, onRetry }: FigureProps) {
  const name = nameOf(shot);
  return (
    <figure className="grid gap-2 rounded-lg border border-line bg-panel p-3">
      <figcaption className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
        <span>
          <strong>{pageOf(shot)}</strong>
          <br />
          <span className="text-quiet tabular-nums">
            {windowOf(shot)}
            <br />
            {texts.changed.replace('{share}', shareText(shot.changed))}
          </span>
        </span>
        <Button
          look="bare"
          aria-expanded={isLarge}
          aria-label={`${isLarge ? texts.smaller : texts.larger}: ${name}`}
          onClick={onResize}
        >
          {isLarge ? texts.smaller : texts.larger}
        </Button>
      </figcaption>
      <div className={`overflow-hidden rounded-md border border-line ${isLarge ? '' : 'h-72'}`}>
        {picture === undefined && (
          <p role="status" className="p-3">
            {texts.loading}
          </p>
        )}
        {picture && 'fault' in picture && (
          <div className="grid justify-items-start gap-2 p-3">
            <p role="alert">{texts.fault}</p>
            <Button onClick={onRetry}>{common.retry}</Button>
          </div>
        )}
        {picture && 'url' in picture && (
          <img
            src={picture.url}
            alt={texts.picture.replace('{name}', name).replace('{view}', texts.views[view])}
            className={shot.width < 500 && isLarge ? 'mx-auto w-[22.5rem]' : 'w-full'}
          />
        )}
      </div>
    </figure>
  );
}

const pageOf = ({ page }: Shot): string => texts.pages[page] ?? page;
const windowOf = ({ width, scheme }: Shot): string => `${texts.widths[width]}, ${texts.schemes[scheme]}`;
const nameOf = (shot: Shot): string => `${pageOf(shot)}, ${windowOf(shot)}`;

const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
/** Never zero for something that changed. */
const shareText = (share: number): string => (share < 0.001 ? `< ${percent.format(0.001)}` : percent.format(share));
