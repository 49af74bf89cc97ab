import { Fragment } from 'react';
import { markOf } from './brand-text';
import { useSelf } from './self-context';

/** A brand's name, and beneath it what tells it from others of the same name. Within a link the name alone is underlined. */
export function BrandName({ slug }: { readonly slug: string }) {
  const tenant = useSelf().tenants.find((one) => one.slug === slug);
  if (!tenant) return slug;
  return (
    <span className="inline-grid">
      <span className="in-[a]:text-accent in-[a]:underline">{tenant.name}</span>{' '}
      <span className="text-sm font-normal text-quiet">
        {markOf(tenant)
          .split('.')
          .map((label, at) => (
            // Labels of a host have no name but their place. A narrow column of a table breaks between them.
            <Fragment key={at}>
              {at > 0 && (
                <>
                  .<wbr />
                </>
              )}
              {label}
            </Fragment>
          ))}
      </span>
    </span>
  );
}
