import type { SiteDocument } from '../site/site-document';
import type { AppTexts } from './app-texts';
import { escapeHtml, plainStyles, VIEWPORT } from './fallback-pages';

/**
 * Looks whether the site can be reached again: when the device says so, when the page is seen again, and now and then,
 * because devices believe to be online in a hotel's network. The worker shows the page at the address that was asked for.
 */
const RETRY = `(()=>{
const again=()=>{if(location.pathname==='/offline')location.replace('/');else location.reload()};
const look=()=>{if(document.visibilityState==='visible')fetch('/robots.txt',{method:'HEAD',cache:'no-store'}).then(again,()=>{})};
addEventListener('online',look);
document.addEventListener('visibilitychange',look);
document.querySelector('button').addEventListener('click',again);
setInterval(look,10000)
})()`;

/** The page of a brand for who is offline. It asks for no file and knows no member, so a worker can keep it. */
export function offlinePage(site: SiteDocument, texts: AppTexts, tag: string): string {
  const title = escapeHtml(texts.offline_title);
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8">${VIEWPORT}<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(site.settings.name)}</title><style>${plainStyles(site)}${OWN_STYLES}</style></head>
<body><main><div class="logo" role="img" aria-label="${escapeHtml(site.settings.name)}">${site.theme.logo}</div><h1>${title}</h1><p>${escapeHtml(texts.offline_text)}</p><button type="button">${escapeHtml(texts.retry)}</button></main>
<script>${RETRY}</script></body></html>
`;
}

const OWN_STYLES =
  '.logo svg{display:block;height:2.5rem;max-width:100%}.logo{margin-bottom:2rem}' +
  'button{font:inherit;font-weight:600;min-height:2.75rem;padding:.75rem 1.25rem;border:0;border-radius:.5rem;cursor:pointer}';
