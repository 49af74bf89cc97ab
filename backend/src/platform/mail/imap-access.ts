/** `imaps://user:password@host/INBOX`, as the client wants it. `imap:` turns to TLS where the server offers it. */
export function imapAccess(address: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  } as const;
}
