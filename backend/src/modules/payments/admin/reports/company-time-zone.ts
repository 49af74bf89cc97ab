import { payerTimeZone } from '../../withdrawal/payer-time-zones';

/** Countries of several time zones whose companies mostly go by another one than that where days end last. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  ...{ AU: 'Australia/Sydney', BR: 'America/Sao_Paulo', CA: 'America/Toronto', CL: 'America/Santiago' },
  ...{ CN: 'Asia/Shanghai', EC: 'America/Guayaquil', ES: 'Europe/Madrid', ID: 'Asia/Jakarta', KZ: 'Asia/Almaty' },
  ...{ MX: 'America/Mexico_City', PT: 'Europe/Lisbon', RU: 'Europe/Moscow', US: 'America/New_York' },
};

/** The time zone of a company's books: the main one of its country (ISO 3166-1). */
export const companyTimeZone = (country: string): string => MAIN_ZONES[country] ?? payerTimeZone(country);
