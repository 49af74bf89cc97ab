export function SkipLink({ label }: { readonly label: string }) {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      {label}
    </a>
  );
}
