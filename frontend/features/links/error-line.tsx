/** Says above a form what went wrong with all of it. */
export function ErrorLine({ children }: { readonly children: string }) {
  return (
    <div role="alert" className="empty:hidden">
      {children !== '' && <p className="border-l-4 border-danger py-1 pl-4 text-text-strong">{children}</p>}
    </div>
  );
}
