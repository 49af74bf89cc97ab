/**
 * A time zone for each country (ISO 3166-1): of several, the one where a day ends last, so that nobody loses an hour of a
 * period. Zones that agree by today's rules stand together. From the IANA time zone database, 2026.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  'Pacific/Pago_Pago': 'AS NU UM',
  'Pacific/Honolulu': 'CK PF US',
  'America/Vancouver': 'CA',
  'America/Tijuana': 'MX',
  'Pacific/Pitcairn': 'PN',
  'America/Guatemala': 'BZ CR EC GT HN NI SV',
  'America/Bogota': 'BR CO JM KY PA PE',
  'America/Nassau': 'BS HT TC',
  'America/Havana': 'CU',
  'Pacific/Easter': 'CL',
  'America/Puerto_Rico': 'AG AI AW BB BL BO BQ CW DM DO GD GP GY KN LC MF MQ MS PR SX TT VC VE VG VI',
  'Atlantic/Bermuda': 'BM GL',
  'America/Argentina/Buenos_Aires': 'AR FK GF PY SR UY',
  'America/Miquelon': 'PM',
  'Atlantic/South_Georgia': 'GS',
  'Atlantic/Cape_Verde': 'CV',
  'Atlantic/Azores': 'PT',
  'Africa/Abidjan': 'BF CI GH GM GN GW IS LR ML MR SH SL SN ST TG',
  'Europe/London': 'ES FO GB GG IE IM JE',
  'Europe/Berlin': 'AD AL AT BA BE CH CZ DE DK FR GI HR HU IT LI LU MC ME MK MT NL NO PL RS SE SI SJ SK SM VA XK',
  'Africa/Lagos': 'AO BJ CD CF CG CM DZ GA GQ NE NG TD TN',
  'Africa/Casablanca': 'EH MA',
  'Europe/Helsinki': 'AX BG CY EE FI GR LT LV MD RO UA',
  'Asia/Jerusalem': 'IL',
  'Asia/Beirut': 'LB',
  'Asia/Gaza': 'PS',
  'Africa/Johannesburg': 'BI BW LS LY MW MZ NA RU RW SD SS SZ ZA ZM ZW',
  'Africa/Cairo': 'EG',
  'Asia/Riyadh': 'BH BY DJ ER ET IQ JO KE KM KW MG QA SA SO SY TR TZ UG YE YT',
  'Asia/Tehran': 'IR',
  'Asia/Dubai': 'AE AM AZ GE MU OM RE SC',
  'Asia/Kabul': 'AF',
  'Asia/Karachi': 'HM KZ MV PK TF TJ TM UZ',
  'Asia/Kolkata': 'IN LK',
  'Asia/Kathmandu': 'NP',
  'Asia/Dhaka': 'BD BT CN IO KG',
  'Asia/Yangon': 'CC MM',
  'Asia/Bangkok': 'CX ID KH LA MN TH VN',
  'Australia/Perth': 'AU BN HK MO MY PH SG TW',
  'Asia/Tokyo': 'JP KP KR PW TL',
  'Pacific/Guam': 'FM GU MP PG',
  'Pacific/Guadalcanal': 'NC SB VU',
  'Pacific/Fiji': 'FJ KI MH NR TV WF',
  'Pacific/Norfolk': 'NF',
  'Pacific/Auckland': 'NZ',
  'Pacific/Tongatapu': 'TK TO WS',
};

/** No day ends later than here. */
const LATEST = 'Etc/GMT+12';

const zones = new Map(
  Object.entries(COUNTRIES).flatMap(([zone, countries]) => countries.split(' ').map((country) => [country, zone])),
);

export const payerTimeZone = (country: string): string => zones.get(country) ?? LATEST;
