interface Props {
  /** The text of one of the SVG files. */
  readonly svg: string;
  /** The classes that give the drawing its size in its frame. */
  readonly size: string;
  readonly className?: string;
  /** A `span` may stand in a button or a paragraph. */
  readonly frame?: 'div' | 'span';
}

/** A drawing from a file, inline, so that the page's colours apply to it. Screen readers skip it. */
export function Drawing({ svg, size, className, frame: Frame = 'div' }: Props) {
  const drawn = svg.replace('<svg', `<svg class="${size}" aria-hidden="true" focusable="false"`);
  return <Frame className={className} dangerouslySetInnerHTML={{ __html: drawn }} />;
}
