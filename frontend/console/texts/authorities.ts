/** Who takes reports of suspected abuse of children, by the country that the member gave. Counsel confirms the list before a launch. */
interface Authority {
  readonly name: string;
  /** The language that it is written to in. */
  readonly language: keyof typeof authorityReports;
}

export const authorities: Readonly<Record<string, Authority>> = {
  AT: { name: 'Bundeskriminalamt, Meldestelle Kinderpornografie und Kindersextourismus', language: 'de' },
  BE: { name: 'Federale Politie / Police fédérale, Federal Computer Crime Unit', language: 'nl' },
  CH: { name: 'Bundesamt für Polizei (fedpol)', language: 'de' },
  DE: { name: 'Bundeskriminalamt, Zentrale Meldestelle für strafbare Inhalte im Internet', language: 'de' },
  DK: { name: 'Politiet, National enhed for Særlig Kriminalitet', language: 'da' },
  ES: { name: 'Policía Nacional, Unidad Central de Ciberdelincuencia', language: 'es' },
  FI: { name: 'Keskusrikospoliisi', language: 'fi' },
  FR: { name: 'Office mineurs (OFMIN), par la plateforme PHAROS', language: 'fr' },
  GB: { name: 'National Crime Agency', language: 'en' },
  IE: { name: 'An Garda Síochána', language: 'en' },
  IT: { name: 'Polizia Postale, CNCPO', language: 'it' },
  NL: { name: 'Politie, Team ter bestrijding van Kinderpornografie en Kindersekstoerisme', language: 'nl' },
  NO: { name: 'Kripos', language: 'nb' },
  PL: { name: 'Policja, Centralne Biuro Zwalczania Cyberprzestępczości', language: 'pl' },
  SE: { name: 'Polismyndigheten, Nationella operativa avdelningen', language: 'sv' },
  US: { name: 'NCMEC, CyberTipline', language: 'en' },
};

/** Where the country is not known, or not listed: article 18 of Regulation (EU) 2022/2065 names Europol. */
export const otherAuthority: Authority = { name: 'Europol', language: 'en' };

/** What is sent, in the language of the authority. */
export const authorityReports = {
  da: 'Vi driver datingtjenesten {brand}. To medarbejdere har uafhængigt af hinanden vurderet, at et billede på en brugers profil kan vise en person under 18 år. Billedet og profilen er skjult. Bruger nr. {member}, oplyst navn {name}, oplyst fødselsdato {birth}, land {country}. Billede nr. {photo}, første vurdering {first}, bekræftet {second}. Billedet opbevares til {until} og udleveres sammen med kontoens oplysninger på anmodning.',
  de: 'Wir betreiben die Partnerbörse {brand}. Zwei Mitarbeitende haben unabhängig voneinander angenommen, dass ein Bild auf dem Profil eines Mitglieds eine Person unter 18 Jahren zeigen kann. Bild und Profil sind verborgen. Mitglied Nr. {member}, angegebener Name {name}, angegebenes Geburtsdatum {birth}, Land {country}. Bild Nr. {photo}, erste Feststellung {first}, bestätigt {second}. Das Bild wird bis {until} aufbewahrt und auf Anforderung mit den Daten des Kontos herausgegeben.',
  en: 'We run the dating service {brand}. Two members of our staff independently took a picture on a member’s profile for one that may show a person under 18. The picture and the profile are hidden. Member no. {member}, name given {name}, date of birth given {birth}, country {country}. Picture no. {photo}, first found {first}, confirmed {second}. The picture is kept until {until} and is handed over with the data of the account on request.',
  es: 'Gestionamos el servicio de citas {brand}. Dos personas de nuestro equipo han considerado, cada una por su parte, que una imagen del perfil de un usuario puede mostrar a una persona menor de 18 años. La imagen y el perfil están ocultos. Usuario n.º {member}, nombre indicado {name}, fecha de nacimiento indicada {birth}, país {country}. Imagen n.º {photo}, primera revisión {first}, confirmada {second}. La imagen se conserva hasta {until} y se entrega con los datos de la cuenta cuando se solicite.',
  fi: 'Ylläpidämme deittipalvelua {brand}. Kaksi työntekijäämme on toisistaan riippumatta arvioinut, että käyttäjän profiilissa oleva kuva voi esittää alle 18-vuotiasta. Kuva ja profiili on piilotettu. Käyttäjä nro {member}, ilmoitettu nimi {name}, ilmoitettu syntymäaika {birth}, maa {country}. Kuva nro {photo}, ensimmäinen havainto {first}, vahvistettu {second}. Kuvaa säilytetään {until} asti, ja se luovutetaan pyynnöstä tilin tietojen kanssa.',
  fr: 'Nous exploitons le service de rencontres {brand}. Deux membres de notre équipe ont estimé, indépendamment l’un de l’autre, qu’une image du profil d’un membre peut montrer une personne de moins de 18 ans. L’image et le profil sont masqués. Membre n° {member}, nom indiqué {name}, date de naissance indiquée {birth}, pays {country}. Image n° {photo}, premier constat {first}, confirmé {second}. L’image est conservée jusqu’au {until} et remise sur demande avec les données du compte.',
  it: 'Gestiamo il servizio di incontri {brand}. Due persone del nostro personale hanno ritenuto, indipendentemente l’una dall’altra, che un’immagine sul profilo di un utente possa mostrare una persona minore di 18 anni. L’immagine e il profilo sono nascosti. Utente n. {member}, nome indicato {name}, data di nascita indicata {birth}, paese {country}. Immagine n. {photo}, primo rilievo {first}, confermato {second}. L’immagine è conservata fino al {until} e consegnata su richiesta con i dati dell’account.',
  nb: 'Vi driver datingtjenesten {brand}. To medarbeidere har uavhengig av hverandre vurdert at et bilde på en brukers profil kan vise en person under 18 år. Bildet og profilen er skjult. Bruker nr. {member}, oppgitt navn {name}, oppgitt fødselsdato {birth}, land {country}. Bilde nr. {photo}, første vurdering {first}, bekreftet {second}. Bildet oppbevares til {until} og utleveres sammen med kontoens opplysninger på forespørsel.',
  nl: 'Wij beheren de datingdienst {brand}. Twee medewerkers hebben los van elkaar geoordeeld dat een foto op het profiel van een lid een persoon onder de 18 jaar kan tonen. De foto en het profiel zijn verborgen. Lid nr. {member}, opgegeven naam {name}, opgegeven geboortedatum {birth}, land {country}. Foto nr. {photo}, eerste vaststelling {first}, bevestigd {second}. De foto wordt bewaard tot {until} en op verzoek met de gegevens van het account verstrekt.',
  pl: 'Prowadzimy serwis randkowy {brand}. Dwie osoby z naszego zespołu niezależnie od siebie uznały, że zdjęcie w profilu użytkownika może przedstawiać osobę poniżej 18 lat. Zdjęcie i profil są ukryte. Użytkownik nr {member}, podane imię {name}, podana data urodzenia {birth}, kraj {country}. Zdjęcie nr {photo}, pierwsze stwierdzenie {first}, potwierdzone {second}. Zdjęcie jest przechowywane do {until} i na żądanie zostanie wydane wraz z danymi konta.',
  sv: 'Vi driver dejtingtjänsten {brand}. Två medarbetare har oberoende av varandra bedömt att en bild på en användares profil kan visa en person under 18 år. Bilden och profilen är dolda. Användare nr {member}, uppgivet namn {name}, uppgivet födelsedatum {birth}, land {country}. Bild nr {photo}, första bedömning {first}, bekräftad {second}. Bilden sparas till {until} och lämnas på begäran ut tillsammans med kontots uppgifter.',
} as const;

export const evidence = {
  title: 'Evidence for authorities',
  text: 'Pictures that two people took for a child’s. Report each at once to the authority of its country; the copy goes by itself after half a year. Opening this list, and a picture whose photo is deleted, is written down.',
  none: 'There is none.',
  member: 'Member {id}',
  erased: 'The account is erased.',
  found: 'First found',
  confirmed: 'Confirmed',
  until: 'Kept until',
  country: 'Country',
  born: 'Date of birth, as given',
  authority: 'Report to',
  report: 'Report to copy, in the language of the authority',
  show: 'Fetch the picture',
  save: 'Save it as a file',
  unknown: 'not known',
  by: '{time}, {who}',
} as const;
