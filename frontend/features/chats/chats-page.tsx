import { currentSite } from '../../site/current-site';
import { ChatsApp } from './chats-app';
import { chatsTexts } from './chats-texts';

/** The same for all as it comes from the server: whose messages they are is found out by the browser. */
export async function ChatsPage({ opens }: { readonly opens: 'list' | 'talk' }) {
  const site = await currentSite();
  const { t } = site;
  return (
    <>
      <div className="frame hidden py-16 [@media(scripting:none)]:block">
        <h1 className="text-heading">{t('chats.title')}</h1>
        <p className="mt-4">{t('chats.needs_script')}</p>
      </div>
      <div className="needs-script visitor:invisible flex min-h-0 flex-1 flex-col">
        <ChatsApp texts={chatsTexts(site)} opens={opens} />
      </div>
    </>
  );
}
