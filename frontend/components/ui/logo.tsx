import { type Theme } from '../../site/site-document';

interface Props {
  readonly theme: Theme;
  readonly className?: string;
}

/** The wordmark. Its SVG was checked when the brand was published: shapes only, nothing that runs. */
export function Logo({ theme, className = '' }: Props) {
  return (
    <span
      className={`block [&>svg]:block [&>svg]:h-full [&>svg]:w-auto ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: theme.logo }}
    />
  );
}
