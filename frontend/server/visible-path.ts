export type VisiblePath =
  /** The one spelling of the path: decoded, no query, no trailing slash. */
  { readonly path: string } | { readonly moved: string } | 'malformed' | 'absent';

const MAX_URL = 4096;
const MAX_PATH = 1024;
const PLAIN = /^(?:\/[\w-][\w.-]*)+$/;

/** Reads a request's target, so that each page has one key in the cache whatever spelling was asked for. */
export function readVisiblePath(url: string): VisiblePath {
  const query = url.indexOf('?');
  const raw = query < 0 ? url : url.slice(0, query);
  if (raw === '/') return { path: raw };
  if (url.length > MAX_URL || raw.length > MAX_PATH) return 'malformed';
  if (PLAIN.test(raw)) return { path: raw };
  return readOdd(raw, query < 0 ? '' : url.slice(query));
}

function readOdd(raw: string, query: string): VisiblePath {
  // Absolute-form targets and raw bytes beyond ASCII: browsers send neither.
  if (!raw.startsWith('/') || /[^\x21-\x7e]/.test(raw)) return 'malformed';
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return 'malformed';
  }
  const hidesStructure = path.split('/').length !== raw.split('/').length || /[\x00-\x1f\x7f\\%?#]/.test(path);
  const segments = path.split('/').slice(1);
  if (hidesStructure || segments.some((segment) => segment === '.' || segment === '..')) return 'absent';
  const trailing = segments.at(-1) === '';
  const inner = trailing ? segments.slice(0, -1) : segments;
  // Refused before anything is redirected: `//evil.example/` must never become a Location.
  if (inner.some((segment) => segment === '')) return 'absent';
  return trailing ? { moved: `${raw.slice(0, -1)}${query}` } : { path };
}
