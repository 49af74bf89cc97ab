import { type SiteSettings } from '../../site/site-document';
import { FictionalChip } from '../ui/fictional-chip';

interface Props {
  readonly texts: { readonly icon: SiteSettings['fictional_icon']; readonly fictional: string };
  /** The frame of the photo, as it will be drawn. */
  readonly className?: string;
  /** The place of the label, which stands on the photo as it does later. */
  readonly labelClass?: string;
}

/**
 * The place of the first photo of a page until React draws it: the script in the head (`site/early-script.ts`) fills and
 * shows it once the API has answered, with the label unless the profile is a member's. Parents whose opacity moves would
 * move the photo's as well.
 */
export function EarlyPhoto({ texts, className = '', labelClass = 'bottom-4 left-4' }: Props) {
  return (
    <span
      data-early=""
      hidden
      aria-hidden="true"
      suppressHydrationWarning
      className={`@container absolute inset-0 isolate overflow-hidden bg-surface-3 ${className}`}
    >
      <picture>
        <source type="image/avif" suppressHydrationWarning />
        <source type="image/webp" suppressHydrationWarning />
        <img alt="" decoding="async" className="absolute inset-0 size-full object-cover" suppressHydrationWarning />
      </picture>
      <span className={`absolute [color-scheme:dark] ${labelClass}`} suppressHydrationWarning>
        <FictionalChip icon={texts.icon} label={texts.fictional} />
      </span>
    </span>
  );
}
