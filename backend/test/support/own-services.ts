/** Before each test file: names the services of the worker that runs it, unless somebody named them for all. */
const services = JSON.parse(process.env['TEST_SERVICES'] ?? '[]') as [postgres: string, redis: string][];
const [postgres, redis] = services[Number(process.env['JEST_WORKER_ID']) - 1] ?? [];
process.env['TEST_POSTGRES_URL'] ??= postgres;
process.env['TEST_REDIS_URL'] ??= redis;
