/**
 * Classes of a row of main actions that stays in sight: above the member's bar on phones, else above the lower edge. It covers
 * what scrolls below it, as wide as a phone, and breaks between its buttons where they do not fit beside one another.
 */
export const ACTION_BAR =
  'sticky bottom-0 z-20 flex flex-wrap items-center gap-2 bg-surface-1 pt-1 pb-[max(12px,env(safe-area-inset-bottom))] ' +
  'member:max-lg:bottom-(--bar-height) member:max-lg:pb-[8px] max-sm:-mx-(--gutter) max-sm:px-(--gutter) ' +
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-surface-1 ' +
  'max-sm:[&>:is(a,button)]:px-[min(16px,4vw)]';
