import { type CountryLaw } from './country-law';

const WER = 'Wetboek van economisch recht / Code de droit économique';

/** The Benelux countries, France, the British Isles and the United States. */
export const WEST: Readonly<Record<string, CountryLaw>> = {
  NL: {
    dataProtection: { name: 'Autoriteit Persoonsgegevens', url: 'https://www.autoriteitpersoonsgegevens.nl' },
    consumerHelp: { name: 'ACM ConsuWijzer', url: 'https://www.consuwijzer.nl' },
    digitalServices: { name: 'Autoriteit Consument & Markt (ACM)', url: 'https://www.acm.nl' },
    withdrawal: { name: 'herroepingsrecht (recht van ontbinding)', source: 'Burgerlijk Wetboek, art. 6:230o' },
    conformity: {
      name: 'wettelijke conformiteitsgarantie',
      source: 'Burgerlijk Wetboek, boek 7, titel 1, afdeling 1A (art. 7:50aa e.v.)',
    },
    orderButton: { name: 'bestelling met betalingsverplichting', source: 'Burgerlijk Wetboek, art. 6:230v lid 3' },
    liability: 'Burgerlijk Wetboek, art. 6:237 onder f',
    eea: true,
  },
  BE: {
    dataProtection: {
      name: 'Gegevensbeschermingsautoriteit / Autorité de protection des données',
      in: {
        nl: 'Gegevensbeschermingsautoriteit',
        fr: 'Autorité de protection des données',
        de: 'Datenschutzbehörde',
      },
      url: 'https://www.gegevensbeschermingsautoriteit.be',
      urlIn: { fr: 'https://www.autoriteprotectiondonnees.be' },
    },
    consumerHelp: {
      name: 'Consumentenombudsdienst / Service de Médiation pour le Consommateur',
      in: { nl: 'Consumentenombudsdienst', fr: 'Service de Médiation pour le Consommateur' },
      url: 'https://consumentenombudsdienst.be',
      urlIn: { fr: 'https://mediationconsommateur.be', en: 'https://consumerombudsman.be' },
    },
    digitalServices: {
      name: 'BIPT / IBPT',
      in: {
        nl: 'Belgisch Instituut voor postdiensten en telecommunicatie (BIPT)',
        fr: 'Institut belge des services postaux et des télécommunications (IBPT)',
      },
      url: 'https://www.bipt.be',
      urlIn: { fr: 'https://www.ibpt.be' },
    },
    withdrawal: {
      name: 'herroepingsrecht / droit de rétractation',
      in: { nl: 'herroepingsrecht', fr: 'droit de rétractation', de: 'Widerrufsrecht' },
      source: `${WER}, art. VI.47`,
    },
    conformity: {
      name: 'wettelijke garantie / garantie légale',
      in: { nl: 'wettelijke garantie', fr: 'garantie légale de conformité', de: 'gesetzliche Gewährleistung' },
      source: 'oud Burgerlijk Wetboek / ancien Code civil, boek / livre III, titel / titre VIbis',
    },
    orderButton: {
      name: 'bestelling met betalingsverplichting / commande avec obligation de paiement',
      in: { nl: 'bestelling met betalingsverplichting', fr: 'commande avec obligation de paiement' },
      source: `${WER}, art. VI.46 § 2`,
    },
    liability: `${WER}, art. VI.83`,
    eea: true,
  },
  FR: {
    dataProtection: {
      name: 'Commission nationale de l’informatique et des libertés (CNIL)',
      url: 'https://www.cnil.fr',
    },
    consumerHelp: { name: 'Médiation de la consommation', url: 'https://www.economie.gouv.fr/mediation-conso' },
    digitalServices: { name: 'Arcom', url: 'https://www.arcom.fr' },
    withdrawal: { name: 'droit de rétractation', source: 'Code de la consommation, art. L. 221-18' },
    withdrawalFunction: {
      label: 'renoncer au contrat ici',
      confirm: 'confirmer la rétractation',
      source: 'Code de la consommation, art. L. 221-21 et D. 221-5',
    },
    conformity: {
      name: 'garantie légale de conformité',
      source: 'Code de la consommation, art. L. 224-25-1 à L. 224-25-31',
    },
    complaint: {
      name: 'réclamation écrite, puis médiateur de la consommation',
      source: 'Code de la consommation, art. L. 612-1 et L. 612-2',
    },
    orderButton: { name: 'commande avec obligation de paiement', source: 'Code de la consommation, art. L. 221-14' },
    liability: 'Code de la consommation, art. R. 212-1, 6°',
    eea: true,
  },
  GB: {
    dataProtection: { name: 'Information Commissioner’s Office (ICO)', url: 'https://ico.org.uk' },
    consumerHelp: { name: 'Citizens Advice', url: 'https://www.citizensadvice.org.uk' },
    withdrawal: {
      name: 'right to cancel',
      source: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 29',
    },
    conformity: {
      name: 'statutory rights for digital content and services',
      source: 'Consumer Rights Act 2015, part 1, chapters 3 and 4',
    },
    orderButton: {
      name: 'order with obligation to pay',
      source: 'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulation 14',
    },
    liability: 'Consumer Rights Act 2015, sections 31, 47, 57 and 65',
    eea: false,
  },
  IE: {
    dataProtection: { name: 'Data Protection Commission', url: 'https://www.dataprotection.ie' },
    consumerHelp: {
      name: 'Competition and Consumer Protection Commission (CCPC)',
      url: 'https://www.ccpc.ie',
    },
    digitalServices: { name: 'Coimisiún na Meán', url: 'https://www.cnam.ie' },
    withdrawal: { name: 'right to cancel', source: 'Consumer Rights Act 2022, part 5' },
    conformity: { name: 'legal guarantee of conformity', source: 'Consumer Rights Act 2022, part 3' },
    orderButton: { name: 'order with obligation to pay', source: 'Consumer Rights Act 2022, part 5' },
    liability: 'Consumer Rights Act 2022, part 6',
    eea: true,
  },
  US: {
    dataProtection: { name: 'Federal Trade Commission', url: 'https://www.ftc.gov' },
    consumerHelp: { name: 'State consumer protection offices', url: 'https://www.usa.gov/state-consumer' },
    liability: 'the law of each state',
    eea: false,
  },
};
