import { useHydrated } from '../../components/ui/use-hydrated';

/** Whether this browser has passkeys. The page is rendered as if it had: nearly all do, and nothing moves there. */
export function useCanPasskeys(): boolean {
  const isAlive = useHydrated();
  return !isAlive || 'PublicKeyCredential' in window;
}
