import fc from 'fast-check';
import { type TestApi } from '../api';
import { jpegOf } from '../pictures';
import { AnswerChecks } from './answer-checks';
import { type Operation, readDescription } from './operations';
import { createPool, refreshIds } from './pool';
import { type FuzzRequest, RequestMaker } from './requests';
import { type Answer, send } from './send';
import { ValidValues } from './valid';
import { World } from './world';

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  readonly seconds: number;
  /** Instead of all others. */
  readonly replay?: FuzzRequest;
  /** Empties what counts calls: refusals for their number would hide everything else. */
  readonly forgetLimits: () => Promise<unknown>;
  /** Is given each fault at once: a long run is watched. */
  readonly tell: (line: string) => void;
  /** Stops after so many. */
  readonly mostFaults: number;
}

export interface Outcome {
  /** Each a line that says the seed, the request and what is wrong with the answer. */
  readonly faults: string[];
  sent: number;
  readonly operations: number;
  /** Operations that were answered with success at least once. */
  readonly succeeded: Set<string>;
  readonly statuses: Record<string, number>;
}

const EVERY = 200;

/** Sends so many requests one after another, for so long at most, and answers what was wrong. */
export async function fuzz(api: TestApi, options: FuzzOptions): Promise<Outcome> {
  const description = await readDescription(api);
  const operations = new Map(description.operations.map((one) => [one.name, one]));
  const world = await World.open(api);
  const pool = createPool(world.foreignEmail);
  await refreshIds(api, pool);
  const pictures = [await jpegOf(1, 300, 300), await jpegOf(2, 300, 300), Buffer.from('no picture')];
  const actorFor = (operation: Operation): fc.Arbitrary<string> => {
    const names = [...world.actors.keys()];
    const fitting = [...world.actors].filter(([, one]) => (operation.isForStaff ? one.isStaff : one.isMember));
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...fitting.map(([name]) => name)) },
      { weight: 1, arbitrary: fc.constantFrom(...names) },
    );
  };
  const maker = new RequestMaker(description, new ValidValues(description.schemas, pool), actorFor, pictures);
  const checks = new AnswerChecks(description);
  const outcome: Outcome = { faults: [], sent: 0, operations: operations.size, succeeded: new Set(), statuses: {} };
  const until = Date.now() + options.seconds * 1000;
  const most = options.replay ? 1 : options.requests;
  for (let index = 0; index < most && Date.now() < until; index += 1) {
    if (index % EVERY === EVERY - 1) {
      await options.forgetLimits();
      await refreshIds(api, pool);
    }
    const request = options.replay ?? maker.make(options.seed, index);
    const actor = world.actors.get(request.actor);
    const operation = operations.get(request.operation);
    if (!actor || !operation) throw new Error('nobody asks, or for nothing');
    const answer = await send(api.url, request, actor);
    const fault = checks.faultOf(request, operation, actor, answer);
    if (fault !== undefined) {
      const line = `seed ${options.seed} ${JSON.stringify({ index, ...request })} ${fault}`;
      outcome.faults.push(line);
      options.tell(line);
    }
    count(outcome, request, answer);
    if (outcome.faults.length >= options.mostFaults) break;
    await mend(world, request, answer);
  }
  return outcome;
}

function count(outcome: Outcome, request: FuzzRequest, answer: Answer | string): void {
  const status = typeof answer === 'string' ? 'none' : String(answer.status);
  outcome.sent += 1;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  if (status.startsWith('2')) outcome.succeeded.add(request.operation);
}

/** Answers to an actor who was signed out, disabled or given another role on the way, or has been signed in for too long. */
const SHUT_OUT = [
  ...['authentication_required', 'staff_token_needed', 'second_factor_needed'],
  ...['permission_denied', 'tenant_not_found', 'approver_not_confirmed'],
];

/** Repairs actors and hosts, because otherwise the rest of the run could be the same refusal over and over. */
async function mend(world: World, request: FuzzRequest, answer: Answer | string): Promise<void> {
  if (typeof answer === 'string') return;
  const isOut = SHUT_OUT.some((code) => answer.text.includes(`"code":"${code}"`));
  if (isOut && request.headers['authorization'] === undefined && request.headers['cookie'] === undefined)
    await world.bringBack(request.actor);
  const isElsewhere = /"code":"(unknown_host|site_suspended|site_retired|moved|preview_link_needed)"/.test(answer.text);
  if (
    answer.status === 308 ||
    (isElsewhere && request.actor !== 'visitor of nowhere') ||
    request.path.includes('/domains')
  )
    await world.mendHosts();
}
