import { type CountryLaw } from './country-law';

const DATATILSYNET = 'Datatilsynet';

/** The Nordic countries and Poland. */
export const NORTH_EAST: Readonly<Record<string, CountryLaw>> = {
  DK: {
    dataProtection: { name: DATATILSYNET, url: 'https://www.datatilsynet.dk' },
    consumerHelp: { name: 'Nævnenes Hus, Center for Klageløsning', url: 'https://naevneneshus.dk' },
    digitalServices: { name: 'Digitaliseringsstyrelsen', url: 'https://digst.dk' },
    withdrawal: { name: 'fortrydelsesret', source: 'forbrugeraftaleloven § 18' },
    conformity: { name: 'reklamationsret', source: 'købeloven, reglerne om forbrugerkøb' },
    liability: 'aftaleloven §§ 36 og 38 c',
    eea: true,
  },
  NO: {
    dataProtection: { name: DATATILSYNET, url: 'https://www.datatilsynet.no' },
    consumerHelp: { name: 'Forbrukertilsynet', url: 'https://www.forbrukertilsynet.no' },
    withdrawal: { name: 'angrerett', source: 'angrerettloven § 20' },
    conformity: { name: 'reklamasjonsrett', source: 'digitalytelsesloven' },
    liability: 'avtaleloven §§ 36 og 37',
    eea: true,
  },
  SE: {
    dataProtection: { name: 'Integritetsskyddsmyndigheten (IMY)', url: 'https://www.imy.se' },
    consumerHelp: { name: 'Allmänna reklamationsnämnden (ARN)', url: 'https://www.arn.se' },
    digitalServices: { name: 'Post- och telestyrelsen (PTS)', url: 'https://www.pts.se' },
    withdrawal: {
      name: 'ångerrätt',
      source: 'lagen (2005:59) om distansavtal och avtal utanför affärslokaler, 2 kap. 10 §',
    },
    conformity: { name: 'reklamationsrätt', source: 'konsumentköplagen (2022:260), 9 kap.' },
    liability: 'avtalslagen 36 §; lagen (1994:1512) om avtalsvillkor i konsumentförhållanden 11 §',
    eea: true,
  },
  FI: {
    dataProtection: {
      name: 'Tietosuojavaltuutetun toimisto',
      in: { sv: 'Dataombudsmannens byrå' },
      url: 'https://tietosuoja.fi',
    },
    consumerHelp: {
      name: 'Kuluttajariitalautakunta',
      in: { sv: 'Konsumenttvistenämnden' },
      url: 'https://www.kuluttajariita.fi',
    },
    digitalServices: {
      name: 'Liikenne- ja viestintävirasto Traficom',
      in: { sv: 'Transport- och kommunikationsverket Traficom' },
      url: 'https://www.traficom.fi',
    },
    withdrawal: {
      name: 'peruuttamisoikeus',
      in: { sv: 'ångerrätt' },
      source: 'kuluttajansuojalaki (38/1978), 6 luku 14 §',
    },
    conformity: {
      name: 'lakisääteinen virhevastuu',
      in: { sv: 'lagstadgat felansvar' },
      source: 'kuluttajansuojalaki (38/1978), 5 a luku',
    },
    liability: 'kuluttajansuojalaki (38/1978), 3 luku 1 § ja 4 luku 1 §',
    eea: true,
  },
  PL: {
    dataProtection: { name: 'Prezes Urzędu Ochrony Danych Osobowych (PUODO)', url: 'https://uodo.gov.pl' },
    consumerHelp: {
      name: 'UOKiK, polubowne rozwiązywanie sporów konsumenckich',
      url: 'https://polubowne.gov.pl',
    },
    digitalServices: { name: 'Prezes Urzędu Komunikacji Elektronicznej (UKE)', url: 'https://uke.gov.pl' },
    withdrawal: { name: 'prawo odstąpienia od umowy', source: 'ustawa o prawach konsumenta, art. 27' },
    conformity: {
      name: 'odpowiedzialność za zgodność usługi cyfrowej z umową',
      source: 'ustawa o prawach konsumenta, rozdział 5b',
    },
    complaint: { name: 'reklamacja', source: 'ustawa o prawach konsumenta, art. 7a' },
    orderButton: { name: 'zamówienie z obowiązkiem zapłaty', source: 'ustawa o prawach konsumenta, art. 17' },
    liability: 'Kodeks cywilny, art. 385³ pkt 1 i 2',
    eea: true,
  },
};
