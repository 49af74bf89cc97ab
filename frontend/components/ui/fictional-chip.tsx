import { type SiteSettings } from '../../site/site-document';

const ICONS: Readonly<Record<SiteSettings['fictional_icon'], string>> = {
  mask: 'M3 5c3-1.6 6-1.6 9-1.2C15 3.4 18 3.4 21 5c.4 6-1 11-4.6 11-2 0-3-1.6-4.4-1.6S9.600 16 7.600 16C4 16 2.600 11 3 5Zm4 4.200c1.200-1 2.600-1 3.600 0-1 1-2.600 1-3.600 0Zm6.400 0c1-1 2.400-1 3.600 0-1 1-2.600 1-3.600 0Z',
  sparkles:
    'M10 3l1.800 5.200L17 10l-5.200 1.800L10 17l-1.800-5.200L3 10l5.200-1.800ZM18 13l.9 2.600 2.600.9-2.600.9L18 20l-.9-2.600-2.600-.9 2.600-.9Z',
  quill: 'M20 3C12 3 7 8 5 15l-2 6h2l1.600-4.400C14 16 18 11 20 3Z',
  info: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1.200 8.500h2.400V17h-2.400Zm0-3.500h2.400v2.200h-2.400Z',
};

interface Props {
  readonly icon: SiteSettings['fictional_icon'];
  readonly label: string;
}

/**
 * Stands beside the name of every profile that is not a member's: always readable text, never the icon alone. In a narrow
 * container it is as small as a line of it needs.
 */
export function FictionalChip({ icon, label }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-pill border border-line bg-surface-1 px-3 py-1 text-caption font-semibold text-text-strong @max-[13rem]:gap-1 @max-[13rem]:px-2 @max-[13rem]:py-0.5 @max-[13rem]:text-[0.75rem]">
      <svg
        viewBox="0 0 24 24"
        className="size-4 shrink-0 fill-current @max-[13rem]:size-3.5"
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={ICONS[icon]} />
      </svg>
      {label}
    </span>
  );
}
