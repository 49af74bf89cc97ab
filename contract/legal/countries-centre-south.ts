import { type CountryLaw } from './country-law';

/** Germany and its neighbours, Italy and Spain. */
export const CENTRE_SOUTH: Readonly<Record<string, CountryLaw>> = {
  DE: {
    dataProtection: {
      name: 'Datenschutzaufsichtsbehörden der Länder',
      url: 'https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html',
    },
    consumerHelp: { name: 'Universalschlichtungsstelle des Bundes', url: 'https://www.universalschlichtungsstelle.de' },
    digitalServices: {
      name: 'Bundesnetzagentur, Koordinierungsstelle für digitale Dienste',
      url: 'https://www.dsc.bund.de',
    },
    withdrawal: { name: 'Widerrufsrecht', source: '§§ 312g, 355 BGB' },
    withdrawalFunction: { label: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen', source: '§ 356a BGB' },
    conformity: { name: 'gesetzliches Mängelhaftungsrecht', source: '§§ 327 ff. BGB' },
    orderButton: { name: 'zahlungspflichtig bestellen', source: '§ 312j Abs. 3 BGB' },
    liability: '§ 309 Nr. 7 BGB',
    eea: true,
  },
  AT: {
    dataProtection: { name: 'Österreichische Datenschutzbehörde', url: 'https://www.dsb.gv.at' },
    consumerHelp: { name: 'Schlichtung für Verbrauchergeschäfte', url: 'https://www.verbraucherschlichtung.at' },
    digitalServices: { name: 'Kommunikationsbehörde Austria (KommAustria)', url: 'https://www.rtr.at' },
    withdrawal: { name: 'Rücktrittsrecht', source: '§ 11 FAGG' },
    conformity: { name: 'gesetzliche Gewährleistung', source: 'Verbrauchergewährleistungsgesetz (VGG)' },
    orderButton: { name: 'zahlungspflichtig bestellen', source: '§ 8 Abs. 2 FAGG' },
    liability: '§ 6 Abs. 1 Z 9 KSchG',
    eea: true,
  },
  CH: {
    dataProtection: {
      name: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB)',
      in: {
        fr: 'Préposé fédéral à la protection des données et à la transparence (PFPDT)',
        it: 'Incaricato federale della protezione dei dati e della trasparenza (IFPDT)',
      },
      url: 'https://www.edoeb.admin.ch',
    },
    consumerHelp: {
      name: 'Eidgenössisches Büro für Konsumentenfragen',
      in: { fr: 'Bureau fédéral de la consommation', it: 'Ufficio federale del consumo' },
      url: 'https://www.konsum.admin.ch',
    },
    liability: 'Obligationenrecht / Code des obligations, Art. 100; UWG / LCD, Art. 8',
    eea: false,
  },
  IT: {
    dataProtection: {
      name: 'Garante per la protezione dei dati personali',
      url: 'https://www.garanteprivacy.it',
    },
    consumerHelp: {
      name: 'Ministero delle imprese e del made in Italy, elenco degli organismi ADR',
      url: 'https://www.mimit.gov.it',
    },
    digitalServices: {
      name: 'Autorità per le garanzie nelle comunicazioni (AGCOM)',
      url: 'https://www.agcom.it',
    },
    withdrawal: { name: 'diritto di recesso', source: 'Codice del consumo, art. 52' },
    conformity: {
      name: 'garanzia legale di conformità',
      source: 'Codice del consumo, artt. 135-octies e seguenti',
    },
    complaint: { name: 'reclamo', source: 'Codice del consumo, art. 49' },
    orderButton: { name: 'ordine con obbligo di pagare', source: 'Codice del consumo, art. 51, comma 2' },
    liability: 'Codice del consumo, artt. 33 e 36',
    eea: true,
  },
  ES: {
    dataProtection: { name: 'Agencia Española de Protección de Datos (AEPD)', url: 'https://www.aepd.es' },
    consumerHelp: { name: 'Sistema Arbitral de Consumo', url: 'https://www.consumo.gob.es' },
    digitalServices: {
      name: 'Comisión Nacional de los Mercados y la Competencia (CNMC)',
      url: 'https://www.cnmc.es',
    },
    withdrawal: { name: 'derecho de desistimiento', source: 'Real Decreto Legislativo 1/2007, art. 102' },
    conformity: { name: 'garantía legal', source: 'Real Decreto Legislativo 1/2007, arts. 114 y siguientes' },
    complaint: { name: 'hojas de reclamaciones', source: 'normativa de consumo de cada comunidad autónoma' },
    orderButton: {
      name: 'pedido con obligación de pago',
      source: 'Real Decreto Legislativo 1/2007, art. 98.2',
    },
    liability: 'Real Decreto Legislativo 1/2007, art. 86',
    eea: true,
  },
};
