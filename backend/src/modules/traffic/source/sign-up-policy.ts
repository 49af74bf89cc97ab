import { type TrafficSource } from './traffic-source';

/** Whether a brand takes new members from where this one comes from; what it does not know means no. */
export const SignUpPolicy = {
  isOpen({ signups }: { readonly signups: string }, source: TrafficSource | null): boolean {
    return signups === 'all' || (signups === 'with_trafficsource' && source !== null);
  },
} as const;
