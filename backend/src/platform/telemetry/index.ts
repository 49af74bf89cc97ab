export { LOGGER, NestLogger, createLogger, type Logger } from './logger';
export { collectProcessMetrics, counter, gauge, httpDuration, labelledCounts } from './metrics';
export { sendJson, startInnerServer, type InnerHandler } from './inner-server';
