/** As far as tests need it; the package brings no types. */
declare module 'hoodiecrow-imap' {
  import { type Server } from 'node:net';

  export interface HoodiecrowServer {
    readonly server: Server;
    listen(port: number, done: () => void): void;
    close(done: () => void): void;
    appendMessage(mailbox: string, flags: readonly string[], date: Date, raw: string): void;
    getMailbox(name: string): { readonly messages: readonly unknown[] } | undefined;
  }

  export default function hoodiecrow(options: object): HoodiecrowServer;
}
