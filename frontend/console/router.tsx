import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './frame/frame';
import { NotFound, ScreenFailed } from './frame/fallbacks';

const root = createRootRoute({ notFoundComponent: NotFound, errorComponent: ScreenFailed });
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./sign-in/accept-invitation')),
});
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });
const home = createRoute({
  getParentRoute: () => frame,
  path: '/',
  component: lazyRouteComponent(() => import('./screens/home')),
});
const elsewhere = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound });

const routes = root.addChildren([invitation, frame.addChildren([home, elsewhere])]);

export const makeRouter = () =>
  createRouter({ routeTree: routes, defaultPreload: 'intent', defaultErrorComponent: ScreenFailed });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
