import { loadSite } from '../../../../site/load-site';

interface Props {
  readonly params: Promise<{ site: string; rev: string; locale: string }>;
}

export default async function HomePage({ params }: Props) {
  const site = await loadSite(await params);
  return (
    <main>
      <h1>{site.settings.name}</h1>
    </main>
  );
}
