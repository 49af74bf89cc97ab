export type SlotName = 'messages' | 'likes' | 'credits' | 'balance' | 'name';

/** An empty place in the bar of everybody's page, which the browser fills for the member. */
export function Slot({ name, className }: { readonly name: SlotName; readonly className?: string }) {
  return <span data-slot={name} className={className} />;
}
