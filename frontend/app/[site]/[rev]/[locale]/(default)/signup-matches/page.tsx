import { type Metadata } from 'next';
import { MatchesPage } from '../../../../../../features/members/welcome/matches-page';
import { PhotosSection } from '../../../../../../features/photos/photos-section';
import { FirstPrompt } from '../../../../../../features/profile/prompts/first-prompt';
import { editorTexts } from '../../../../../../features/profile/texts';
import { currentSite } from '../../../../../../site/current-site';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await currentSite();
  return { title: t('finder.matches_title'), robots: { index: false } };
}

export default async function Page() {
  const texts = editorTexts(await currentSite());
  return (
    <MatchesPage
      photo={<PhotosSection isBare />}
      prompt={texts.prompts.asked.length > 0 ? <FirstPrompt texts={texts} /> : null}
    />
  );
}
