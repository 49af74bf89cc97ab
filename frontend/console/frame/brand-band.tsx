import { useSyncExternalStore } from 'react';
import { type Self } from '../api/self';
import { markOf } from './brand-text';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const subscribe = (listener: () => void): (() => void) => {
  dark.addEventListener('change', listener);
  return () => {
    dark.removeEventListener('change', listener);
  };
};

/** The brand's name in its own colours: on every screen that shows or changes one, so that none is taken for another. */
export function BrandBand({ tenant }: { readonly tenant: Self['tenants'][number] }) {
  const isDark = useSyncExternalStore(subscribe, () => dark.matches);
  const scheme = isDark ? tenant.colours?.dark : tenant.colours?.light;
  const style = scheme && { backgroundColor: scheme.primary, color: scheme.on_primary };
  return (
    <p className="-m-4 mb-0 bg-hover px-4 py-2 font-semibold" style={style}>
      {tenant.name} <span className="text-sm font-normal wrap-anywhere">{markOf(tenant)}</span>
    </p>
  );
}
