import { type ComponentType } from 'react';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readDeskSearch } from './desk/search';
import { Frame } from './frame/frame';
import { parseSearch, writeSearch } from './frame/address-search';
import { NotFound, ScreenFailed } from './frame/fallbacks';
import { readBrandsSearch } from './screens/brands/search';
import { readComplaintSearch } from './screens/complaints/search';
import { readFiguresSearch } from './screens/moderation-figures/search';
import { readAuditSearch } from './screens/audit/search';
import { readFictionalSearch } from './screens/fictional-people/search';
import { readErasureSearch } from './screens/erasures/search';
import { readMemberSearch } from './screens/members/search';
import { readPeopleSearch } from './screens/people/search';
import { readDeliverySearch, readFailuresSearch } from './screens/platform/search';
import { readFleetSearch, readWaveSearch } from './screens/fleet/search';
import { readMoneySearch } from './screens/money/search';
import { readRevisionSearch, readRevisionsSearch } from './screens/releases/search';
import { readSettingsSearch } from './screens/settings/search';
import { readTextsSearch } from './screens/texts/search';
import { readTrafficSearch } from './screens/traffic/search';

const root = createRootRoute({ notFoundComponent: NotFound, errorComponent: ScreenFailed });
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./sign-in/accept-invitation')),
});
const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame });

/** A screen that keeps nothing in its address but its path. */
const screenAt = <Path extends string>(path: Path, load: () => Promise<{ default: ComponentType }>) =>
  createRoute({ getParentRoute: () => frame, path, component: lazyRouteComponent(load) });

/** A screen of money: its filters stand in its address. */
const moneyScreenAt = <Path extends string>(path: Path, load: () => Promise<{ default: ComponentType }>) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    validateSearch: readMoneySearch,
    component: lazyRouteComponent(load),
  });

/** A desk of a brand: its address may name what it opens at. */
const deskAt = <Path extends string>(path: Path, load: () => Promise<{ default: ComponentType }>) =>
  createRoute({
    getParentRoute: () => frame,
    path,
    validateSearch: readDeskSearch,
    component: lazyRouteComponent(load),
  });

const home = screenAt('/', () => import('./screens/home/work'));
const members = createRoute({
  getParentRoute: () => frame,
  path: '/members',
  validateSearch: readMemberSearch,
  component: lazyRouteComponent(() => import('./screens/members/members')),
});
const member = screenAt('/members/$slug/$id', () => import('./screens/member/member'));
const creditGifts = screenAt('/credit-gifts', () => import('./screens/credit-gifts/credit-gifts'));
const mailChanges = screenAt('/mail-changes', () => import('./screens/mail-changes/mail-changes'));
const complaints = createRoute({
  getParentRoute: () => frame,
  path: '/complaints',
  validateSearch: readComplaintSearch,
  component: lazyRouteComponent(() => import('./screens/complaints/complaints')),
});
const complaint = createRoute({
  getParentRoute: () => frame,
  path: '/complaints/$slug/$reference',
  validateSearch: readComplaintSearch,
  component: lazyRouteComponent(() => import('./screens/complaints/complaint')),
});
const brands = createRoute({
  getParentRoute: () => frame,
  path: '/brands',
  validateSearch: readBrandsSearch,
  component: lazyRouteComponent(() => import('./screens/brands/brands')),
});
const brand = screenAt('/brands/$slug', () => import('./screens/brands/brand'));
const settings = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/settings',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('./screens/settings/settings')),
});
const brandTexts = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/texts',
  validateSearch: readTextsSearch,
  component: lazyRouteComponent(() => import('./screens/texts/texts')),
});
const draft = screenAt('/brands/$slug/draft', () => import('./screens/draft/draft'));
const revisions = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/revisions',
  validateSearch: readRevisionsSearch,
  component: lazyRouteComponent(() => import('./screens/releases/revisions')),
});
const revision = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/revisions/$revision',
  validateSearch: readRevisionSearch,
  component: lazyRouteComponent(() => import('./screens/releases/revision')),
});
const reports = deskAt('/brands/$slug/reports', () => import('./screens/reports/report-desk'));
const evidence = screenAt('/brands/$slug/evidence', () => import('./screens/evidence/evidence'));
const blockLooks = deskAt('/brands/$slug/block-looks', () => import('./screens/block-looks/block-look-desk'));
const appeals = deskAt('/brands/$slug/appeals', () => import('./screens/appeals/appeal-desk'));
const noticeAppeals = deskAt(
  '/brands/$slug/notice-appeals',
  () => import('./screens/notice-appeals/notice-appeal-desk'),
);
const moderationFigures = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/moderation-figures',
  validateSearch: readFiguresSearch,
  component: lazyRouteComponent(() => import('./screens/moderation-figures/moderation-figures')),
});
const audit = createRoute({
  getParentRoute: () => frame,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./screens/audit/audit')),
});
const platform = screenAt('/platform', () => import('./screens/platform/platform'));
const failures = createRoute({
  getParentRoute: () => frame,
  path: '/platform/failures',
  validateSearch: readFailuresSearch,
  component: lazyRouteComponent(() => import('./screens/platform/failures')),
});
const delivery = createRoute({
  getParentRoute: () => frame,
  path: '/platform/delivery',
  validateSearch: readDeliverySearch,
  component: lazyRouteComponent(() => import('./screens/platform/delivery')),
});
const people = createRoute({
  getParentRoute: () => frame,
  path: '/people',
  validateSearch: readPeopleSearch,
  component: lazyRouteComponent(() => import('./screens/people/people')),
});
const person = screenAt('/people/$id', () => import('./screens/people/person'));
const account = screenAt('/account', () => import('./screens/account/account'));
const photos = deskAt('/photos', () => import('./screens/photos/photos'));
const secondLooks = screenAt('/second-looks', () => import('./screens/photos/second-looks'));
const photoChecks = screenAt('/photo-checks', () => import('./screens/photo-checks/photo-checks'));
const heldMessages = screenAt('/held-messages', () => import('./screens/held-messages/held-messages'));
const elsewhere = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound });

const newBrand = screenAt('/new-brand', () => import('./screens/new-brand/new-brand'));
const moneyFigures = moneyScreenAt('/money', () => import('./screens/money/figures'));
const moneyOrders = moneyScreenAt('/money/orders', () => import('./screens/money/orders'));
const moneyOrder = screenAt('/money/orders/$slug/$id', () => import('./screens/money/order'));
const moneyRefunds = moneyScreenAt('/money/refunds', () => import('./screens/money/refunds'));
const moneyDueRefunds = moneyScreenAt('/money/due-refunds', () => import('./screens/money/due-refunds'));
const moneyDisputes = moneyScreenAt('/money/disputes', () => import('./screens/money/disputes'));
const moneyDifferences = moneyScreenAt('/money/differences', () => import('./screens/money/differences'));
const moneyReports = moneyScreenAt('/money/reports', () => import('./screens/money/reports'));
const moneyDiscountCodes = moneyScreenAt('/money/discount-codes', () => import('./screens/money/discount-codes'));
const moneyProviders = moneyScreenAt('/money/providers', () => import('./screens/money/providers'));
const moneyDebits = moneyScreenAt('/money/debits', () => import('./screens/money/debits'));
const moneyLedger = screenAt('/money/ledger', () => import('./screens/money/ledger'));
const money = [
  moneyFigures,
  moneyOrders,
  moneyOrder,
  moneyRefunds,
  moneyDueRefunds,
  moneyDisputes,
  moneyDifferences,
  moneyReports,
  moneyDiscountCodes,
  moneyProviders,
  moneyDebits,
  moneyLedger,
] as const;
const fleetWaves = createRoute({
  getParentRoute: () => frame,
  path: '/fleet',
  validateSearch: readFleetSearch,
  component: lazyRouteComponent(() => import('./screens/fleet/fleet')),
});
const fleetNew = screenAt('/fleet/new', () => import('./screens/fleet/new-wave'));
const fleetWave = createRoute({
  getParentRoute: () => frame,
  path: '/fleet/$wave',
  validateSearch: readWaveSearch,
  component: lazyRouteComponent(() => import('./screens/fleet/wave')),
});
const fleet = [fleetWaves, fleetNew, fleetWave] as const;
const launch = screenAt('/brands/$slug/launch', () => import('./screens/launch/launch'));
const launchStep = screenAt('/brands/$slug/launch/$step', () => import('./screens/launch/launch'));
const hosts = screenAt('/brands/$slug/hosts', () => import('./screens/hosts/hosts'));
const traffic = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/traffic',
  validateSearch: readTrafficSearch,
  component: lazyRouteComponent(() => import('./screens/traffic/traffic')),
});
const erasures = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/erasures',
  validateSearch: readErasureSearch,
  component: lazyRouteComponent(() => import('./screens/erasures/erasures')),
});
const fictionalPeople = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/people',
  validateSearch: readFictionalSearch,
  component: lazyRouteComponent(() => import('./screens/fictional-people/fictional-people')),
});
const operation = [hosts, fictionalPeople, traffic, erasures] as const;
const configuration = [newBrand, launch, launchStep, settings, brandTexts, draft, revisions, revision] as const;
const moderation = [reports, evidence, blockLooks, appeals, noticeAppeals, moderationFigures] as const;
const routes = root.addChildren([
  invitation,
  frame.addChildren([
    home,
    members,
    member,
    mailChanges,
    creditGifts,
    complaints,
    complaint,
    brands,
    brand,
    ...configuration,
    ...operation,
    ...moderation,
    ...money,
    ...fleet,
    platform,
    failures,
    delivery,
    people,
    person,
    account,
    audit,
    photos,
    secondLooks,
    photoChecks,
    heldMessages,
    elsewhere,
  ]),
]);

export const makeRouter = () =>
  createRouter({
    routeTree: routes,
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ScreenFailed,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
