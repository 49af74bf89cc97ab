const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,99}$/;

export class BadFileName extends Error {
  override name = 'BadFileName';
}

/**
 * `t/<tenant>/<name>`: what the store calls a tenant's file. A name is made of plain segments, so that none leads out of
 * the tenant's folder, and none begins with a `t` of its own: whoever hands over a whole key has taken it from elsewhere.
 */
export function storedName(tenantId: number, name: string): string {
  const segments = name.split('/');
  const isPlain = segments.length <= 8 && segments.every((segment) => SEGMENT.test(segment));
  if (!isPlain || segments[0] === 't') throw new BadFileName('not a name of a stored file');
  return `t/${tenantId}/${name}`;
}
