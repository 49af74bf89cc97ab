import { type ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/button-link';
import { type DebitTexts } from './debit-texts';

interface Props {
  readonly texts: DebitTexts;
  readonly title: string;
  readonly text: string;
  /** A way on besides the other ways to pay. */
  readonly children?: ReactNode;
}

/** Nothing can be paid by direct debit now: why, and how else. */
export function Stopped({ texts, title, text, children }: Props) {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h2 className="text-title">{title}</h2>
      <p className="max-w-[46ch]">{text}</p>
      {children}
      <ButtonLink href={texts.otherHref}>{texts.otherWay}</ButtonLink>
    </div>
  );
}
