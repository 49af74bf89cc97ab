import { useEffect, useState } from 'react';

/** The value once it has stood still for so long, in milliseconds. */
export function useSettled<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, quietMs]);
  return settled;
}
