import { currentSite } from '../../site/current-site';
import { type OwnPage as Page } from '../../site/site-document';
import { PageFrame } from './parts/page-frame';
import { Prose } from './parts/prose';
import { createPageTexts } from './text/page-texts';

/** A page that only this brand has, such as its imprint. */
export async function OwnPage({ page }: { readonly page: Page }) {
  const site = await currentSite();
  const { html, headings } = createPageTexts(site).page(page.text[site.locale] ?? '');
  return (
    <PageFrame site={site} title={page.title[site.locale] ?? ''} parts={headings}>
      <Prose html={html} />
    </PageFrame>
  );
}
