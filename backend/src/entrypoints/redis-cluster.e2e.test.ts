import { type AddressInfo } from 'node:net';
import { type TestApi, startTestApi } from '../../test/support/api';
import { ClusterNode } from '../../test/support/cluster-node';
import { type RunningWorker, startWorker } from './start-worker';

let node: ClusterNode;
let api: TestApi;
let worker: RunningWorker;

beforeAll(async () => {
  node = await ClusterNode.start();
  api = await startTestApi({ REDIS_URL: node.url, LOG_LEVEL: 'silent' });
  worker = await startWorker(api.config);
});

afterAll(async () => {
  await worker.close();
  await api.close();
  await node.close();
});

async function readiness(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/readyz`);
  return { ...((await answer.json()) as object), status: answer.status };
}

test('neither api nor worker is ready on a node of a Redis Cluster', async () => {
  const expected = { status: 503, missing: ['redis'] };
  await expect(readiness(api.innerUrl)).resolves.toMatchObject(expected);
  const { port } = worker.inner.address() as AddressInfo;
  await expect(readiness(`http://127.0.0.1:${port}`)).resolves.toMatchObject(expected);
});
