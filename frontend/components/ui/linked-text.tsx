import { Fragment } from 'react';
import { TextLink } from './text-link';

const LINK = /\[([^\]]+)\]\((\w+)\)/;

interface Props {
  /** Links are written as `[words](name)`. */
  readonly text: string;
  /** The address of each name. */
  readonly targets: Readonly<Record<string, string>>;
}

/** A line with links within its sentences, so that each language puts them where its grammar wants them. */
export function LinkedText({ text, targets }: Props) {
  // Text, link text and target in turn.
  const parts = text.split(LINK);
  return parts.map((part, at) => {
    if (at % 3 === 2) return null;
    const target = at % 3 === 1 ? targets[parts[at + 1] ?? ''] : undefined;
    return target === undefined ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <TextLink key={at} href={target}>
        {part}
      </TextLink>
    );
  });
}
