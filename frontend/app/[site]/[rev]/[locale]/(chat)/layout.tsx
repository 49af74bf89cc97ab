import { type ReactNode } from 'react';
import { ChatLayout } from '../../../../../components/layouts/chat-layout';
import { EntryWarning } from '../../../../../features/entry-warning/entry-warning';
import { currentSite } from '../../../../../site/current-site';

export default async function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ChatLayout>{children}</ChatLayout>
      <EntryWarning site={await currentSite()} layoutCountries={['NL', 'DE']} />
    </>
  );
}
