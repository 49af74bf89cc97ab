import { call } from './api/call';

/** The member has opened somebody's profile, who finds them among their visitors. The api decides whether it counts. */
export async function tellVisit(profile: number): Promise<void> {
  await call('PUT', '/api/visits/{id}', { params: { path: { id: profile } }, keepalive: true });
}
