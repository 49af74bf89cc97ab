import { useEffect, useRef } from 'react';
import { type ComplaintTexts } from './complaint-texts';

interface Props {
  readonly texts: ComplaintTexts;
  readonly reference: string;
}

export function ComplaintSent({ texts, reference }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const [before, after] = texts.sentReference.split('{reference}');
  return (
    <div className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        {texts.sentTitle}
      </h2>
      <p>{texts.sentText}</p>
      <p className="font-semibold text-text-strong">
        {before}
        {/* It is copied by hand, too: no line ends within it. */}
        <span className="whitespace-nowrap">{reference}</span>
        {after}
      </p>
    </div>
  );
}
