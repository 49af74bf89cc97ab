import { TextLink } from '../../components/ui/text-link';

export interface BannedTexts {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

export function BannedNotice({ texts }: { readonly texts: BannedTexts }) {
  return (
    <div className="rounded-box border-2 border-danger bg-surface-1 p-5">
      <h2 className="text-title">{texts.title}</h2>
      <p className="mt-2">{texts.text}</p>
      <p className="mt-3 flex flex-wrap gap-x-5">
        {texts.links.map(({ href, label }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </div>
  );
}
