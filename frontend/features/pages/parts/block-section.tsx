import { type ReactNode } from 'react';
import { type CurrentSite } from '../../../site/current-site';
import { type Block, type Figure } from '../definition/page-definition';
import { type PageTexts } from '../text/page-texts';
import { BlockTexts } from './block-texts';
import { CookieTable } from './cookie-table';
import { FrenchGuarantee } from './french-guarantee';
import { PriceLists } from './price-lists';
import { SHEET } from './sheet';

const FIGURES: Readonly<Record<Figure, (props: { readonly site: CurrentSite }) => ReactNode>> = {
  'cookie-table': CookieTable,
  'french-guarantee': FrenchGuarantee,
  'price-lists': PriceLists,
};

interface Props {
  readonly site: CurrentSite;
  readonly texts: PageTexts;
  readonly block: Block;
}

export function BlockSection({ site, texts, block }: Props) {
  const { id, title, figure, form } = block;
  const Shown = figure && FIGURES[figure];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="prose-section">
      <h2 id={`${id}-title`} className="text-title">
        {texts.plain(title)}
      </h2>
      <BlockTexts site={site} texts={texts} block={block} className={form === true ? SHEET : 'mt-4'} />
      {Shown !== undefined && <Shown site={site} />}
    </section>
  );
}
