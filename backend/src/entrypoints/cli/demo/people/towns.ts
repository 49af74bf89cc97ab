/** Towns of the demo's countries, the largest first, as those call them who write in the language of the place. */
const TOWNS: Readonly<Record<string, string>> = {
  NL: 'Amsterdam, Rotterdam, Den Haag, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen, Apeldoorn, Haarlem, Arnhem, Enschede, Amersfoort, Zwolle, Leiden, Maastricht, Dordrecht, Alkmaar, Delft, Deventer, Leeuwarden, Hilversum, Venlo, Assen, Middelburg, Gouda, Zutphen, Den Helder',
  BE: 'Antwerpen, Gent, Brussel, Liège, Charleroi, Brugge, Namur, Leuven, Mechelen, Kortrijk, Hasselt, Oostende, Mons, Tournai, Genk, Aalst, Verviers, Arlon, Dinant',
  DE: 'Berlin, Hamburg, München, Köln, Frankfurt am Main, Stuttgart, Düsseldorf, Leipzig, Dortmund, Essen, Bremen, Dresden, Hannover, Nürnberg, Duisburg, Bochum, Bielefeld, Bonn, Münster, Karlsruhe, Mannheim, Augsburg, Wiesbaden, Freiburg im Breisgau, Kiel, Mainz, Rostock, Kassel, Erfurt, Lübeck, Regensburg, Göttingen, Heidelberg, Würzburg, Konstanz',
  AT: 'Wien, Graz, Linz, Salzburg, Innsbruck, Villach, Wels, Dornbirn, Bregenz, Krems an der Donau',
  CH: 'Zürich, Genève, Basel, Lausanne, Bern, Winterthur, Luzern, St. Gallen, Lugano, Biel/Bienne, Fribourg, Neuchâtel, Chur, Sion, Bellinzona, Schaffhausen, Thun',
  US: 'New York City, Los Angeles, Chicago, Houston, Phoenix, Philadelphia, San Antonio, San Diego, Dallas, Austin, Jacksonville, Fort Worth, Columbus, Charlotte, Indianapolis, Seattle, Denver, Nashville, Oklahoma City, Boston, Portland, Detroit, Memphis, Louisville, Baltimore, Milwaukee, Albuquerque, Tucson, Kansas City, Atlanta, Omaha, Raleigh, Minneapolis, Tampa, New Orleans, Cleveland, Honolulu, Pittsburgh, St. Louis, Cincinnati, Asheville, Savannah, Boise, Santa Fe, Duluth',
  GB: 'London, Birmingham, Manchester, Glasgow, Leeds, Liverpool, Sheffield, Edinburgh, Bristol, Cardiff, Leicester, Belfast, Nottingham, Newcastle upon Tyne, Brighton, Southampton, Plymouth, Norwich, Aberdeen, Swansea, York, Oxford, Cambridge, Exeter, Dundee, Bath, Inverness, Lincoln, Canterbury, Hebden Bridge',
  FR: 'Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Toulon, Saint-Étienne, Grenoble, Dijon, Angers, Nîmes, Clermont-Ferrand, Aix-en-Provence, Brest, Tours, Amiens, Limoges, Annecy, Metz, Besançon, Perpignan, Orléans, Rouen, Caen, Nancy, Avignon, La Rochelle, Pau, Quimper, Biarritz, Colmar',
  ES: 'Madrid, Barcelona, Valencia, Sevilla, Zaragoza, Málaga, Murcia, Palma, Bilbao, Alicante, Córdoba, Valladolid, Vigo, Gijón, A Coruña, Granada, Oviedo, Pamplona, Almería, Santander, Burgos, Salamanca, Logroño, Tarragona, León, Girona, Toledo, Segovia',
  IT: 'Roma, Milano, Napoli, Torino, Palermo, Genova, Bologna, Firenze, Bari, Catania, Verona, Venezia, Padova, Trieste, Brescia, Parma, Modena, Perugia, Cagliari, Bergamo, Lecce, Pisa, Siena, Trento',
  PL: 'Warszawa, Kraków, Łódź, Wrocław, Poznań, Gdańsk, Szczecin, Bydgoszcz, Lublin, Katowice, Białystok, Gdynia, Częstochowa, Toruń, Rzeszów, Olsztyn, Opole, Zakopane',
  DK: 'København, Aarhus, Odense, Aalborg, Esbjerg, Randers, Kolding, Vejle, Roskilde, Helsingør, Svendborg, Viborg, Rønne',
  NO: 'Oslo, Bergen, Trondheim, Stavanger, Drammen, Fredrikstad, Kristiansand, Tromsø, Bodø, Ålesund, Lillehammer',
  SE: 'Stockholm, Göteborg, Malmö, Uppsala, Västerås, Örebro, Linköping, Helsingborg, Jönköping, Norrköping, Lund, Umeå, Gävle, Växjö, Karlstad, Kalmar, Visby, Luleå',
  FI: 'Helsinki, Espoo, Tampere, Vantaa, Oulu, Turku, Jyväskylä, Kuopio, Lahti, Pori, Joensuu, Rovaniemi, Vaasa, Porvoo',
};

/** How many of a brand's people live where, by how many people there are. */
const COUNTRIES: Readonly<Record<string, number>> = {
  ...{ NL: 60, BE: 40, DE: 70, AT: 14, CH: 14, US: 1, GB: 1, FR: 70, ES: 48, IT: 34, PL: 26 },
  ...{ DK: 34, NO: 20, SE: 30, FI: 18 },
};

export const countryWeights = (countries: readonly string[]): Record<string, number> =>
  Object.fromEntries(countries.map((country) => [country, COUNTRIES[country] ?? 1]));

/** Large cities are chosen more often, as they have more people: Zipf's law, a little flattened. */
export function townWeights(country: string): Record<string, number> {
  const towns = TOWNS[country]?.split(', ') ?? [];
  return Object.fromEntries(towns.map((town, rank) => [town, 1 / (rank + 4)]));
}

const OWN_LANGUAGE: Readonly<Record<string, string>> = {
  ...{ NL: 'nl', DE: 'de', AT: 'de', US: 'en', GB: 'en', FR: 'fr', ES: 'es', IT: 'it', PL: 'pl' },
  ...{ BE: 'nl', CH: 'de', DK: 'da', NO: 'nb', SE: 'sv', FI: 'fi' },
};

/** Regions whose people write in another language than most of their country. */
const ELSEWISE: Readonly<Record<string, string>> = {
  ...{ 'BE-WHT': 'fr', 'BE-WLG': 'fr', 'BE-WLX': 'fr', 'BE-WNA': 'fr', 'BE-WBR': 'fr' },
  ...{ 'CH-GE': 'fr', 'CH-VD': 'fr', 'CH-NE': 'fr', 'CH-FR': 'fr', 'CH-VS': 'fr', 'CH-JU': 'fr', 'CH-TI': 'it' },
};

/** The language that people of a town write in. */
export const languageOf = (country: string, region: string | null): string =>
  (region === null ? undefined : ELSEWISE[region]) ?? OWN_LANGUAGE[country] ?? 'en';
