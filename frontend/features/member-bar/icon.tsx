const SHAPES = {
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 20 20',
  cards: 'M8 7.500h9.500v12.500H8ZM8 16.500 4.500 7 14 4l1.200 3.500',
  heart: 'M12 20 4.900 12.900a4.800 4.800 0 0 1 6.800-6.800l.3.3.3-.3a4.800 4.800 0 0 1 6.800 6.800Z',
  bubble: 'M4 5h16v11.500h-8.500L7 20v-3.500H4Z',
  person: 'M12 4.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20c.6-3.600 3.600-5.500 7.500-5.500s6.900 1.900 7.500 5.500',
  back: 'M15 5l-7 7 7 7',
} as const;
export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-[24px] shrink-0 fill-none stroke-current"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
