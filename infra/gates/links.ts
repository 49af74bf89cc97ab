import { posix } from 'node:path';

/** Links of a page to other files of the project that are not there. `exists` is asked with paths from the root. */
export function deadLinks(page: string, text: string, exists: (path: string) => boolean): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? []);
  return targets
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .map((target) => posix.join(posix.dirname(page), target.replace(/#.*$/, '')))
    .filter((path) => !exists(path))
    .map((path) => `${page} links to ${path}, which is not there`);
}
