import { z } from 'zod';
import { slug } from './values';

export const HOST_KINDS = ['primary', 'alias', 'redirect', 'preview'] as const;

const host = () =>
  z
    .string()
    .max(253)
    .regex(
      /^(?=.*[a-z])([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/,
      'Give a host in small letters, umlauts in punycode, without port: everglow.example.',
    );

/** The head of a tenant.yaml: who the tenant is and where it answers. The rest of the file is its document. */
export const headSchema = z.strictObject({
  slug: slug(),
  domains: z
    .array(z.strictObject({ host: host(), kind: z.enum(HOST_KINDS), target: host().optional() }))
    .min(1)
    .max(50),
});
export type TenantHead = z.infer<typeof headSchema>;
export type TenantDomain = TenantHead['domains'][number];
