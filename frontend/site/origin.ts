/**
 * Stands in rendered pages where the site's own origin belongs. The primary host is no part of a revision: whoever hands
 * the page out knows it and puts it in. Odd, so that no text holds it by chance; `.invalid` resolves nowhere.
 */
export const ORIGIN_STAND_IN = 'https://mh-origin-2f9c41d87a6b4e0f.invalid';
