'use strict';

/** Next keeps nothing: pages live in the server's own bounded cache, where each carries its revision in its key. */
module.exports = class NullCacheHandler {
  get() {
    return Promise.resolve(null);
  }
  set() {
    return Promise.resolve();
  }
  revalidateTag() {
    return Promise.resolve();
  }
  resetRequestCache() {
    return undefined;
  }
};
