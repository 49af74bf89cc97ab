import { currentSite } from '../../site/current-site';
import { PhotosBoard } from './photos-board';
import { photosTexts } from './photos-texts';

/** The photos of whoever is signed in: to add, order, crop and delete. */
export async function PhotosSection({ isBare = false }: { readonly isBare?: boolean }) {
  return <PhotosBoard texts={photosTexts(await currentSite())} isBare={isBare} />;
}
