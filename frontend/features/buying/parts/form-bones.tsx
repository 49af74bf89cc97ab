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
          <Bones count={packages} height={PACKAGE_HEIGHT} />
          <Bones count={METHODS} height="min-h-14" />
        </div>
        <div className="h-96" />
      </div>
    </>
  );
}

/** A question and its answers. */
function Bones({ count, height }: { readonly count: number; readonly height: string }) {
  return (
    <div>
      <div className="mb-3 h-[1lh] text-title" />
      <div className="grid gap-2">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className={`${BONE} ${height}`} />
        ))}
      </div>
    </div>
  );
}
