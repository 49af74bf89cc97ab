import { PATH_METADATA } from '@nestjs/common/constants';
import { previewApi } from '../../src/entrypoints/preview-api';
import { Endpoint, perAddress } from '../../src/platform/http';
import { type Route, allRoutes, routesOf } from '../support/routes';

/** The routes that staff use to sign in, before they are authenticated. */
const STAFF_DOORS = [
  'AcceptInvitationController.accept',
  'StaffSignInController.signIn',
  'StaffSignInController.enrol',
  'StaffSignInController.secondFactor',
  'StaffPasskeySignInController.ask',
  'StaffPasskeySignInController.pass',
];

function faultsOf({ name, rules }: Route): string[] {
  if (!rules) return [`${name} declares no scope, permission and limit`];
  const faults: string[] = [];
  if (rules.scope === 'platform' && rules.permission === 'public' && !STAFF_DOORS.includes(name))
    faults.push(`${name} opens the console to everybody`);
  if (rules.scope === 'tenant' && rules.permission !== 'public' && rules.permission !== 'member')
    faults.push(`${name} wants staff on a brand's host`);
  if (rules.permission !== 'public' && rules.limit === 'none')
    faults.push(`${name} lets tokens be guessed without limit`);
  return faults;
}

describe('every route', () => {
  let routes: Route[];
  beforeAll(async () => {
    const app = await previewApi();
    routes = allRoutes(app);
  });

  it('is found', () => {
    const names = routes.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'GetSettingsController.get',
        'FileComplaintController.file',
        'StaffReleasesController.publish',
      ]),
    );
  });

  it('declares its scope, its permission and its limit', () => {
    expect(routes.flatMap(faultsOf)).toEqual([]);
  });

  it('leaves the proof of a session to its handler only where that runs it in its own round trip', () => {
    const leaving = routes.filter(({ rules }) => rules?.provenInFlight);
    expect(leaving.map(({ name }) => name).sort()).toEqual([
      'SendMessageController.toChat',
      'SendMessageController.toMember',
    ]);
    expect(leaving.filter(({ rules }) => rules?.permission !== 'member' || rules.limit === 'none')).toEqual([]);
  });

  it('that hands out access, or takes a second person’s word, wants the second factor again', () => {
    const needed = routes.filter(({ method, rules }) => {
      const permission = rules?.permission ?? '';
      return method !== 'get' && ['staff.write', 'tenant.approve'].includes(permission);
    });
    const without = needed.filter(({ rules }) => !rules?.stepUp).map(({ name }) => name);
    expect(without).toEqual([]);
    expect(routes.filter(({ rules }) => rules?.stepUp).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['StaffController.issue', 'StaffRevisionsController.approve']),
    );
  });

  it('is answered without a limit only where the answer is ready in memory', () => {
    const unlimited = routes.filter(({ rules }) => rules?.limit === 'none').map(({ name }) => name);
    expect(unlimited.sort()).toEqual([
      'GetCompanyInfoController.get',
      'GetSettingsController.get',
      'OpenApiController.get',
    ]);
  });

  it('is reported where it forgets', () => {
    class Forgetful {
      open(): void {}
      bare(): void {}
    }
    const methods = Forgetful.prototype as unknown as Record<string, object>;
    for (const name of ['open', 'bare'] as const) Reflect.defineMetadata(PATH_METADATA, name, methods[name] ?? {});
    const descriptor = Object.getOwnPropertyDescriptor(Forgetful.prototype, 'open') ?? {};
    Endpoint({ scope: 'platform', permission: 'public', limit: perAddress(1, 1) })(
      Forgetful.prototype,
      'open',
      descriptor,
    );
    expect(routesOf(Forgetful).flatMap(faultsOf)).toEqual([
      'Forgetful.open opens the console to everybody',
      'Forgetful.bare declares no scope, permission and limit',
    ]);
  });
});
