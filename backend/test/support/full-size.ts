/** Whether tests of sizes run in full, as `npm run test:full` has them: otherwise they are as small as still says something. */
export const isFullSize = process.env['FULL_SIZE'] !== undefined;
