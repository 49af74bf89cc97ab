const PageRequest = globalThis.Request;

/** A page resolves paths against its own address, which Node does not have. Imported before what makes requests. */
globalThis.Request = class extends PageRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://brand.example') : input, init);
  }
};
