import { type CurrentSite } from '../../../site/current-site';
import { type Block, isMarkdown, textsOf } from '../definition/page-definition';
import { type PageTexts } from '../text/page-texts';
import { Prose } from './prose';

interface Props {
  readonly site: CurrentSite;
  readonly texts: PageTexts;
  readonly block: Block;
  readonly className?: string;
}

/** The text of a block and the sentences that the brand's settings add to it. */
export function BlockTexts({ site, texts, block, className = 'mt-4' }: Props) {
  return textsOf(block, site.document).map((key) =>
    isMarkdown(key) ? (
      <Prose key={key} html={texts.html(key)} className={className} />
    ) : (
      <p key={key} className="mt-4">
        {texts.plain(key)}
      </p>
    ),
  );
}
