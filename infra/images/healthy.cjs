// Whether this container's process answers on its inner port. Small, because it is started every few seconds.
const { get } = require('node:http');

const fail = () => process.exit(1);
get({ host: '127.0.0.1', port: process.env.INNER_PORT, path: '/healthz', timeout: 2000 }, (response) =>
  process.exit(response.statusCode === 200 ? 0 : 1),
)
  .on('timeout', fail)
  .on('error', fail);
