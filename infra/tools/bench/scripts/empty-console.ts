import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrowserApp } from '../../../../frontend/build/browser-app';
import { checkout } from '../../../local/state';

const FILES = {
  'index.html': '<!doctype html><div id="app"></div><script type="module" src="./main.jsx"></script>\n',
  'styles.css': "@import 'tailwindcss';\n",
  'main.jsx': `import { Dialog } from '@base-ui/react/dialog';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link, Outlet, RouterProvider, createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import createClient from 'openapi-fetch';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import './styles.css';

const client = createClient({ baseUrl: '/' });
const root = createRootRoute({ component: Page });
const home = createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(() => import('./home.jsx')) });
const router = createRouter({ routeTree: root.addChildren([home]) });

function Page() {
  useQuery({ queryKey: ['self'], queryFn: () => client.GET('/api/staff/me') });
  return h(Dialog.Root, null, h(Dialog.Trigger, null, h(Link, { to: '/' }, 'Hello')),
    h(Dialog.Portal, null, h(Dialog.Backdrop), h(Dialog.Popup, null, h(Dialog.Title), h(Dialog.Close))), h(Outlet));
}

createRoot(document.getElementById('app')).render(
  h(QueryClientProvider, { client: new QueryClient() }, h(RouterProvider, { router })),
);
`,
  'home.jsx': "export default () => 'Hello';\n",
};

/** The first load, in bytes, of an app of the console's libraries with one empty page, built as the console is. */
export async function emptyConsoleBytes(): Promise<number> {
  // In the checkout, because packages are found upwards from it.
  mkdirSync(join(checkout, '.local'), { recursive: true });
  const folder = mkdtempSync(join(checkout, '.local/empty-console-'));
  try {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    return (await buildBrowserApp(folder, join(folder, 'built'))).first;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
