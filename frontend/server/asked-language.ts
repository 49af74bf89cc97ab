import { PAGE_LANGUAGE } from '../../contract/text/page-language';
import { inLocale, type RequestContext } from './site-directory';

const ASKED = new RegExp(`[?&]${PAGE_LANGUAGE}=([a-z]{2})(?:&|$)`);

/** The context in the language that the address names, as links in mails do; the same where the site does not have it. */
export function inAskedLanguage(context: RequestContext, url: string): RequestContext {
  const [, asked] = url.includes(PAGE_LANGUAGE) ? (ASKED.exec(url) ?? []) : [];
  return (asked !== undefined && inLocale(context, asked)) || context;
}
