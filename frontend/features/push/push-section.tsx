import { type ReactNode } from 'react';
import { type CurrentSite } from '../../site/current-site';
import { PushSettings } from './push-settings';
import { pushTexts } from './push-texts';

interface Props {
  readonly site: CurrentSite;
  /** How to add the app to the home screen, for iPhones and iPads: their browsers bring notifications only there. */
  readonly steps: ReactNode;
}

/** Notifications among the settings; nothing where the brand sends none. */
export function PushSection({ site, steps }: Props) {
  return site.document.features.push ? <PushSettings texts={pushTexts(site)} steps={steps} /> : null;
}
