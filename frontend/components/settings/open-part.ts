/** Opens a part of the settings with all that it stands in, and brings it into view where it was closed. */
export function openPart(id: string): void {
  const section = document.getElementById(id)?.closest('details');
  let wasClosed = false;
  for (let one = section; one; one = one.parentElement?.closest('details')) {
    wasClosed ||= !one.open;
    one.open = true;
  }
  if (wasClosed) section?.scrollIntoView();
}
