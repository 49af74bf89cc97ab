import { type Metadata } from 'next';
import { likesMetadata } from '../../../../../../../features/likes/likes-metadata';
import { LikesPage } from '../../../../../../../features/likes/likes-page';

export function generateMetadata(): Promise<Metadata> {
  return likesMetadata('received');
}

export default function Page() {
  return <LikesPage list="received" />;
}
