export { LOGGER, NestLogger, createLogger, type Logger } from './logger';
export { collectProcessMetrics, counter, gauge, httpDuration, registry } from './metrics';
export { sendJson, startInnerServer, type InnerHandler } from './inner-server';
