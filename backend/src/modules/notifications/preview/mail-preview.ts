import { Injectable } from '@nestjs/common';
import { LOCALES } from '../../../../../contract/text/locales';
import { OVERLAYS } from '../../../../../contract/text/regional-locale';
import { readQuotedPrintable } from '../../../platform/mail';
import { type InnerHandler } from '../../../platform/telemetry';
import { SiteDirectory } from '../../../platform/tenancy';
import { MailBrands } from '../brand/mail-brands';
import { MailRenderer } from '../rendering/mail-renderer';
import { MAILS, type MailName, isMailName } from '../templates';
import { type PreviewChoice, type PreviewedMail, previewPage } from './preview-page';

const NAMES = Object.keys(MAILS).filter(isMailName);
/** The tags to choose from. */
const TAGS: readonly string[] = [...LOCALES, ...OVERLAYS];
const DARK = '@media (prefers-color-scheme:dark)';

/**
 * Every mail as each live brand would send it now, in every language and overlay, light and dark: `/templates` on the inner port, in
 * development only.
 */
@Injectable()
export class MailPreview {
  constructor(
    private readonly directory: SiteDirectory,
    private readonly brands: MailBrands,
    private readonly renderer: MailRenderer,
  ) {}

  readonly handler: InnerHandler = async (_request, response, { pathname, searchParams }) => {
    if (pathname !== '/templates') return false;
    const sites = this.directory.changesAfter(0).tenants.filter(({ revision }) => revision !== null);
    const asked = searchParams.get('mail');
    const site = sites.find(({ slug }) => slug === searchParams.get('brand')) ?? sites[0];
    const tag = searchParams.get('locale') ?? '';
    const choice: PreviewChoice = {
      brand: site?.slug ?? '',
      locale: TAGS.includes(tag) ? tag : 'en',
      mail: isMailName(asked) ? asked : undefined,
    };
    const shown = choice.mail === undefined ? NAMES : [choice.mail];
    const mails = site ? await Promise.all(shown.map((name) => this.mail(name, site.id, choice.locale))) : [];
    const body = previewPage({ brands: sites.map(({ slug }) => slug), locales: TAGS, names: NAMES }, choice, mails);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(body);
    return true;
  };

  private async mail(name: MailName, tenantId: number, tag: string): Promise<PreviewedMail> {
    const brand = await this.brands.brandOf(tenantId);
    const { subject, html, text } = await this.renderer.render(name, brand, tag, MAILS[name].sample);
    const whole = readQuotedPrintable(html);
    return {
      ...{ name, subject, text: readQuotedPrintable(text) },
      // Both schemes are shown, whichever the reader's own is.
      light: whole.replaceAll(DARK, '@media not all'),
      dark: whole.replaceAll(DARK, '@media all'),
    };
  }
}
