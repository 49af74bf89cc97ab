/** Today by the clock of the demo brands' companies, which the days of sums follow. */
export const companyDay = (): string =>
  // Swedish writes days as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(new Date());
