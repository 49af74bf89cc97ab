import { PACKAGE_HEIGHT } from './package-list';

interface Props {
  readonly label: string;
  readonly packages: number;
}

const METHODS = 4;
const BONE = 'rounded-control border border-hairline bg-surface-2 motion-safe:animate-pulse';

/** Prices are on their way, as high as they will be. */
export function FormBones({ label, packages }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="grid content-start gap-8">
          <div className="grid gap-2">
            <div className="mb-1 h-[1.2lh] w-1/2 text-title" />
            {Array.from({ length: packages }, (_, at) => (
              <div key={at} className={`${BONE} ${PACKAGE_HEIGHT}`} />
            ))}
          </div>
          <div className="grid gap-2">
            <div className="mb-1 h-[1.2lh] w-1/2 text-title" />
            {Array.from({ length: METHODS }, (_, at) => (
              <div key={at} className={`${BONE} min-h-14`} />
            ))}
          </div>
        </div>
        <div className="h-96" />
      </div>
    </>
  );
}
