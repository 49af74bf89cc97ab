import { type ReactNode } from 'react';
import { TextLink } from '../../../components/ui/text-link';
import { ROUTES } from '../../../site/routes';
import { type CheckoutTexts } from '../buying-texts';

/** The seller, the right to withdraw, and the pages that say the rest. */
export function SmallPrint({ texts }: { readonly texts: CheckoutTexts }): ReactNode {
  const links = [
    { href: ROUTES['pages-terms'], text: texts.terms },
    { href: ROUTES['pages-return-policy'], text: texts.returns },
    { href: ROUTES['pages-service'], text: texts.service },
  ];
  return (
    <div className="grid gap-2 border-t border-hairline pt-4 text-caption text-text-muted">
      <p>{texts.refund}</p>
      <p>{texts.seller}</p>
      <p className="flex flex-wrap gap-x-5">
        {links.map(({ href, text }) => (
          <TextLink key={href} href={href} isAlone>
            {text}
          </TextLink>
        ))}
      </p>
    </div>
  );
}
