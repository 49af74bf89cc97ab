interface Props {
  /** Made from Markdown: of its subset, with nothing of the writer's own in it. */
  readonly html: string;
  readonly className?: string;
}

export function Prose({ html, className = '' }: Props) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
