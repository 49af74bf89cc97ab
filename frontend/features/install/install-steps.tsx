import { type CurrentSite } from '../../site/current-site';
import { StepDrawing } from './step-drawing';

/** How to add the site to the home screen of an iPhone or iPad. */
export function InstallSteps({ site: { t } }: { readonly site: CurrentSite }) {
  const steps = [
    { name: 'share', text: t('app.install_share') },
    { name: 'add', text: t('app.install_add') },
    { name: 'confirm', text: t('app.install_confirm') },
  ] as const;
  return (
    <ol className="grid gap-4 sm:grid-cols-3">
      {steps.map(({ name, text }, index) => (
        <li key={name} className="grid content-start gap-3">
          <StepDrawing name={name} />
          <span>
            {index + 1}. {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
