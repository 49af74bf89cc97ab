import { type ComponentProps } from 'react';

const LOOKS = {
  main: 'bg-accent text-on-accent font-semibold',
  plain: 'border border-field bg-panel hover:bg-hover aria-pressed:border-accent aria-pressed:text-accent',
  bare: 'hover:bg-hover',
} as const;

interface Props extends ComponentProps<'button'> {
  readonly look?: keyof typeof LOOKS;
}

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={`target inline-flex items-center justify-center gap-2 rounded-md px-3 ${LOOKS[look]} ${className}`}
      {...rest}
    />
  );
}
