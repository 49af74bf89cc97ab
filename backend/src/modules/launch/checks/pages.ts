import { PUBLIC_PAGES } from '../../../../../contract/site/public-pages';
import { signPreview } from '../../../../../contract/tenancy/preview-token';
import { inPageLanguage } from '../../../../../contract/text/page-language';
import { originOf } from '../../../platform/config/config';
import { type Finding, listed, notNeeded, passed, waiting, wrong } from '../finding';
import { type CheckTools, type CheckedBrand, type LaunchCheck, primaryHost, unreachable } from '../launch-check';

const AT_ONCE = 3;
const ENOUGH_FAULTS = 5;
const PREVIEW_SECONDS = 300;

/** Opens every public page of the revision, in every language, as a preview on the brand's own host. */
export const pages: LaunchCheck = {
  name: 'pages',
  step: 'preflight',
  blocks: 'publish',
  per: 'brand',
  isOfRevision: true,
  run: async (brand, tools) => {
    const { revision, tenant } = brand;
    const wanted = 'Every public page answers 200 in every language.';
    if (!revision) return waiting('Nothing is written yet.', { wanted: 'A draft of the settings.', fixer: 'brand' });
    const host = primaryHost(brand);
    if (host === undefined) return waiting('The brand has no primary host.', { wanted, fixer: 'operator' });
    const reason = unreachable(tools.config, host);
    if (reason !== undefined) return notNeeded(reason);
    if (brand.hosts.find((row) => row.host === host)?.state === 'pending')
      return waiting('They are opened as soon as the address of the host is right.', { wanted });
    const exp = Math.floor(Date.now() / 1000) + PREVIEW_SECONDS;
    const token = signPreview({ tenantId: tenant.id, revision: revision.revision, exp }, tools.config.SECRET_KEY);
    const paths = pathsOf(revision.document);
    return judge(await open(paths, { origin: originOf(tools.config, host), token, tools }), paths.length, wanted);
  },
};

type Document = NonNullable<CheckedBrand['revision']>['document'];

const pathsOf = ({ locales, pages: own }: Document): string[] =>
  locales.offered.flatMap((locale) =>
    [...PUBLIC_PAGES, ...own.map(({ token }) => `/${token}`)].map((path) => inPageLanguage(path, locale)),
  );

interface Fault {
  readonly path: string;
  readonly status: number | string;
}

/** Opens paths, a few at once, until there are faults enough. */
async function open(
  paths: readonly string[],
  { origin, token, tools }: { origin: string; token: string; tools: CheckTools },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const left = [...paths];
  const work = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined && faults.length < ENOUGH_FAULTS; path = left.shift()) {
      const status = await tools.requests
        .get(new URL(path, origin), { cookie: `preview=${token}`, accept: 'text/html' })
        .catch((error: unknown) => (error as NodeJS.ErrnoException).code ?? (error as Error).name);
      if (status !== 200) faults.push({ path, status });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

function judge(faults: readonly Fault[], count: number, wanted: string): Finding {
  if (faults.length === 0) return passed(`${count} pages answer 200.`, wanted);
  const shown = listed(
    faults.map(({ path, status }) => `${path}: ${status}`),
    ENOUGH_FAULTS - 1,
  );
  // A status is the site's own word. Without any the way to it is not there yet, which another check tells.
  if (faults.every(({ status }) => typeof status === 'string')) return waiting(shown, { wanted });
  return wrong(shown, { wanted, fixer: 'platform' });
}
