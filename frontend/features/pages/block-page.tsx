import { type TextKey } from '../../lib/i18n/catalogue';
import { currentSite } from '../../site/current-site';
import { type PageDefinition, shownBlocks } from './definition/page-definition';
import { BlockSection } from './parts/block-section';
import { PageFrame } from './parts/page-frame';
import { createPageTexts } from './text/page-texts';

interface Props {
  readonly definition: PageDefinition;
  /** A line below the lead. */
  readonly note?: TextKey;
}

/** A static page as its definition lists it. */
export async function BlockPage({ definition: { page, blocks }, note }: Props) {
  const site = await currentSite();
  const texts = createPageTexts(site);
  const shown = shownBlocks(blocks, site.document);
  return (
    <PageFrame
      site={site}
      title={texts.plain(`${page}.title`)}
      lead={texts.plain(`${page}.lead`)}
      note={note && texts.plain(note)}
      parts={shown.map(({ id, title }) => ({ id, title: texts.plain(title) }))}
    >
      {shown.map((block) => (
        <BlockSection key={block.id} site={site} texts={texts} block={block} />
      ))}
    </PageFrame>
  );
}
