import { notFound } from 'next/navigation';

export const dynamic = 'force-static';
export const generateStaticParams = (): never[] => [];

/** The one page behind every address that is no route: the server asks for it once per site, revision and locale. */
export default function MissingPage(): never {
  notFound();
}
