import { Icon } from './icon';

export function BackButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="-ml-3 grid size-11 place-items-center rounded-control text-text-strong hover:bg-surface-2"
      onClick={() => {
        window.history.back();
      }}
    >
      <Icon name="back" />
    </button>
  );
}
