/** Names that RFC 2606 and RFC 6761 and ICANN keep out of the public name system. */
const RESERVED = /(?:^|\.)(?:localhost|test|example|invalid|internal|local)$/;

/** Whether name servers on the internet can know a host, so that its records and certificate can be looked at. */
export const isPublicName = (host: string): boolean => !RESERVED.test(host);
