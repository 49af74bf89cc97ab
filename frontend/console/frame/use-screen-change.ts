import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Self } from '../api/self';
import { common } from '../texts/common';
import { sections } from '../texts/frame';
import { type Section } from './places';

/** Names the page after its screen, and brings the focus to the new one where the old one took it away. */
export function useScreenChange(places: readonly Section[], tenants: Self['tenants']): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const title = titleOf(pathname, places, tenants);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** `Reports · Everglow · Console`: tabs are told apart by it. */
function titleOf(pathname: string, places: readonly Section[], tenants: Self['tenants']): string {
  const [first = '', slug = '', desk = ''] = pathname.split('/').slice(1);
  const place = [...places].sort((one, other) => other.to.length - one.to.length).find(({ to }) => isAt(pathname, to));
  const brand = tenants.find((one) => one.slug === slug)?.name;
  const part = first === 'brands' && desk !== '' ? wordsOf(desk) : place && sections[place.id];
  return [part, brand, common.console].filter((one) => one !== undefined).join(' · ');
}

const isAt = (pathname: string, to: string): boolean =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

const wordsOf = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1).replaceAll('-', ' ')}`;
