import { useLocation, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Self } from '../api/self';
import { common } from '../texts/common';
import { brandParts, sections } from '../texts/frame';
import { BRAND_PARTS, type Section } from './places';

/** Names the page after its screen, and brings the focus to the new one where the old one took it away. */
export function useScreenChange(places: readonly Section[], tenants: Self['tenants']): void {
  const { pathname } = useLocation();
  // Until its place is taken the old screen is still there, and has the focus.
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(shown);
  const title = titleOf(pathname, places, tenants);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === shown) return;
    before.current = shown;
    if (!isFirst && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [shown]);
}

/** `Reports · Everglow · Console`: tabs are told apart by it. */
function titleOf(pathname: string, places: readonly Section[], tenants: Self['tenants']): string {
  const [first = '', slug = '', desk = ''] = pathname.split('/').slice(1);
  const place = [...places].sort((one, other) => other.to.length - one.to.length).find(({ to }) => isAt(pathname, to));
  const brand = tenants.find((one) => one.slug === slug)?.name;
  const part = first === 'brands' && desk !== '' ? (nameOf(desk) ?? wordsOf(desk)) : place && sections[place.id];
  return [part, brand, common.console].filter((one) => one !== undefined).join(' · ');
}

/** A screen of a brand is called in the title as in its links. */
function nameOf(desk: string): string | undefined {
  const part = BRAND_PARTS.find(({ to }) => to.endsWith(`/${desk}`));
  return part && brandParts[part.id];
}

const isAt = (pathname: string, to: string): boolean =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));

const wordsOf = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1).replaceAll('-', ' ')}`;
