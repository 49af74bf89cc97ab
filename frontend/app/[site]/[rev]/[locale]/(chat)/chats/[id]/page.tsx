import { type Metadata } from 'next';
import { chatsMetadata } from '../../../../../../../features/chats/chats-metadata';
import { ChatsPage } from '../../../../../../../features/chats/chats-page';

export function generateMetadata(): Promise<Metadata> {
  return chatsMetadata();
}

export default function Page() {
  return <ChatsPage opens="talk" />;
}
