import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Frame } from './frame/frame';
import { parseSearch, writeSearch } from './frame/address-search';
import { NotFound, ScreenFailed } from './frame/fallbacks';
import { readComplaintSearch } from './screens/complaints/search';
import { readFiguresSearch } from './screens/moderation-figures/search';
import { readAuditSearch } from './screens/audit/search';
import { readMemberSearch } from './screens/members/search';
import { readPeopleSearch } from './screens/people/search';
import { readDeliverySearch, readFailuresSearch } from './screens/platform/search';
import { readFleetSearch, readWaveSearch } from './screens/fleet/search';
import { readMoneySearch } from './screens/money/search';
import { readRevisionSearch } from './screens/releases/search';
import { readSettingsSearch } from './screens/settings/search';
import { readTextsSearch } from './screens/texts/search';

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
  component: lazyRouteComponent(() => import('./screens/home/work')),
});
const members = createRoute({
  getParentRoute: () => frame,
  path: '/members',
  validateSearch: readMemberSearch,
  component: lazyRouteComponent(() => import('./screens/members/members')),
});
const member = createRoute({
  getParentRoute: () => frame,
  path: '/members/$slug/$id',
  component: lazyRouteComponent(() => import('./screens/member/member')),
});
const mailChanges = createRoute({
  getParentRoute: () => frame,
  path: '/mail-changes',
  component: lazyRouteComponent(() => import('./screens/mail-changes/mail-changes')),
});
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
  component: lazyRouteComponent(() => import('./screens/brands/brands')),
});
const brand = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug',
  component: lazyRouteComponent(() => import('./screens/brands/brand')),
});
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
const draft = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/draft',
  component: lazyRouteComponent(() => import('./screens/draft/draft')),
});
const revisions = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/revisions',
  component: lazyRouteComponent(() => import('./screens/releases/revisions')),
});
const revision = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/revisions/$revision',
  validateSearch: readRevisionSearch,
  component: lazyRouteComponent(() => import('./screens/releases/revision')),
});
const reports = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/reports',
  component: lazyRouteComponent(() => import('./screens/reports/report-desk')),
});
const appeals = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/appeals',
  component: lazyRouteComponent(() => import('./screens/appeals/appeal-desk')),
});
const noticeAppeals = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/notice-appeals',
  component: lazyRouteComponent(() => import('./screens/notice-appeals/notice-appeal-desk')),
});
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
const platform = createRoute({
  getParentRoute: () => frame,
  path: '/platform',
  component: lazyRouteComponent(() => import('./screens/platform/platform')),
});
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
const person = createRoute({
  getParentRoute: () => frame,
  path: '/people/$id',
  component: lazyRouteComponent(() => import('./screens/people/person')),
});
const account = createRoute({
  getParentRoute: () => frame,
  path: '/account',
  component: lazyRouteComponent(() => import('./screens/account/account')),
});
const photos = createRoute({
  getParentRoute: () => frame,
  path: '/photos',
  component: lazyRouteComponent(() => import('./screens/photos/photos')),
});
const secondLooks = createRoute({
  getParentRoute: () => frame,
  path: '/second-looks',
  component: lazyRouteComponent(() => import('./screens/photos/second-looks')),
});
const photoChecks = createRoute({
  getParentRoute: () => frame,
  path: '/photo-checks',
  component: lazyRouteComponent(() => import('./screens/photo-checks/photo-checks')),
});
const heldMessages = createRoute({
  getParentRoute: () => frame,
  path: '/held-messages',
  component: lazyRouteComponent(() => import('./screens/held-messages/held-messages')),
});
const elsewhere = createRoute({ getParentRoute: () => frame, path: '$', component: NotFound });

const newBrand = createRoute({
  getParentRoute: () => frame,
  path: '/new-brand',
  component: lazyRouteComponent(() => import('./screens/new-brand/new-brand')),
});
const moneyFigures = createRoute({
  getParentRoute: () => frame,
  path: '/money',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./screens/money/figures')),
});
const moneyOrders = createRoute({
  getParentRoute: () => frame,
  path: '/money/orders',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./screens/money/orders')),
});
const moneyOrder = createRoute({
  getParentRoute: () => frame,
  path: '/money/orders/$slug/$id',
  component: lazyRouteComponent(() => import('./screens/money/order')),
});
const moneyRefunds = createRoute({
  getParentRoute: () => frame,
  path: '/money/refunds',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./screens/money/refunds')),
});
const moneyDisputes = createRoute({
  getParentRoute: () => frame,
  path: '/money/disputes',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./screens/money/disputes')),
});
const moneyDifferences = createRoute({
  getParentRoute: () => frame,
  path: '/money/differences',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./screens/money/differences')),
});
const moneyReports = createRoute({
  getParentRoute: () => frame,
  path: '/money/reports',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./screens/money/reports')),
});
const moneyDiscountCodes = createRoute({
  getParentRoute: () => frame,
  path: '/money/discount-codes',
  validateSearch: readMoneySearch,
  component: lazyRouteComponent(() => import('./screens/money/discount-codes')),
});
const moneyLedger = createRoute({
  getParentRoute: () => frame,
  path: '/money/ledger',
  component: lazyRouteComponent(() => import('./screens/money/ledger')),
});
const money = [
  moneyFigures,
  moneyOrders,
  moneyOrder,
  moneyRefunds,
  moneyDisputes,
  moneyDifferences,
  moneyReports,
  moneyDiscountCodes,
  moneyLedger,
] as const;
const fleetWaves = createRoute({
  getParentRoute: () => frame,
  path: '/fleet',
  validateSearch: readFleetSearch,
  component: lazyRouteComponent(() => import('./screens/fleet/fleet')),
});
const fleetNew = createRoute({
  getParentRoute: () => frame,
  path: '/fleet/new',
  component: lazyRouteComponent(() => import('./screens/fleet/new-wave')),
});
const fleetWave = createRoute({
  getParentRoute: () => frame,
  path: '/fleet/$wave',
  validateSearch: readWaveSearch,
  component: lazyRouteComponent(() => import('./screens/fleet/wave')),
});
const fleet = [fleetWaves, fleetNew, fleetWave] as const;
const launch = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/launch',
  component: lazyRouteComponent(() => import('./screens/launch/launch')),
});
const launchStep = createRoute({
  getParentRoute: () => frame,
  path: '/brands/$slug/launch/$step',
  component: lazyRouteComponent(() => import('./screens/launch/launch')),
});
const configuration = [newBrand, launch, launchStep, settings, brandTexts, draft, revisions, revision] as const;
const moderation = [reports, appeals, noticeAppeals, moderationFigures] as const;
const routes = root.addChildren([
  invitation,
  frame.addChildren([
    home,
    members,
    member,
    mailChanges,
    complaints,
    complaint,
    brands,
    brand,
    ...configuration,
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
    defaultErrorComponent: ScreenFailed,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
