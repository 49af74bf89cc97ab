import { Inject, Injectable } from '@nestjs/common';
import { toPlainText } from '@react-email/render';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { inPageLanguage } from '../../../../../contract/text/page-language';
import { CONFIG, type Config, originOf } from '../../../platform/config/config';
import { type QuotedPrintable, joinQuotedPrintable, quotedPrintable } from '../../../platform/mail';
import { localeOfTag } from '../../../platform/texts';
import { type MailBrand } from '../brand/mail-brands';
import { say } from '../mail-texts';
import { type MailName, type MailParams, MAILS } from '../templates';
import { BlankForm, PLAIN, type Writing } from './blank-form';
import { escapeHtml } from './escape-html';

/** About 12 KB each. */
const FORMS = 1000;

const TEXT: Writing<QuotedPrintable> = { fixed: quotedPrintable, value: quotedPrintable, join: joinQuotedPrintable };
const HTML: Writing<QuotedPrintable> = { ...TEXT, value: (value) => quotedPrintable(escapeHtml(value)) };

interface MailForm {
  readonly subject: BlankForm<string>;
  readonly html: BlankForm<QuotedPrintable>;
  readonly text: BlankForm<QuotedPrintable>;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: QuotedPrintable;
  readonly text: QuotedPrintable;
}

/** Renders each mail once per tenant, revision and tag, with blanks; a single mail only fills them in. */
@Injectable()
export class MailRenderer {
  private readonly forms = new LRUCache<string, Promise<MailForm>>({ max: FORMS });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @param tag The language, with its country where that is known: `de-CH`. */
  async render<N extends MailName>(
    name: N,
    brand: MailBrand,
    tag: string,
    params: MailParams[N],
    unsubscribe = '',
  ): Promise<RenderedMail> {
    const { subject, html, text } = await this.form(name, brand, tag);
    const values = { ...MAILS[name].values(params, say(tag), tag), unsubscribe };
    return { subject: subject.fill(values), html: html.fill(values), text: text.fill(values) };
  }

  private form(name: MailName, brand: MailBrand, tag: string): Promise<MailForm> {
    const key = `${brand.tenantId}:${brand.revision}:${brand.host}:${tag}:${name}`;
    let form = this.forms.get(key);
    if (!form) {
      form = this.make(name, brand, tag);
      this.forms.set(key, form);
      form.catch(() => this.forms.delete(key));
    }
    return form;
  }

  private async make(name: MailName, brand: MailBrand, tag: string): Promise<MailForm> {
    const context = {
      brand,
      theme: await brand.theme(),
      tag,
      say: say(tag),
      linkTo: (path: string) => `${originOf(this.config, brand.host)}${inPageLanguage(path, localeOfTag(tag))}`,
      kind: MAILS[name].kind,
    };
    const html = `<!DOCTYPE html>${renderToStaticMarkup(MAILS[name].body(context))}`;
    const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] });
    return {
      subject: new BlankForm(MAILS[name].subject(context), PLAIN),
      html: new BlankForm(html, HTML),
      text: new BlankForm(text, TEXT),
    };
  }
}
