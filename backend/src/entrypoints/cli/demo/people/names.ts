/** How dark somebody's skin is drawn, from 0 to 4. */
export type Skin = 0 | 1 | 2 | 3 | 4;

interface GivenName {
  readonly name: string;
  readonly skin: Skin;
}

/** The names of people younger than fifty, and of older ones. */
interface NamesOf {
  readonly young: readonly GivenName[];
  readonly old: readonly GivenName[];
}

type Names = Readonly<Record<'woman' | 'man', NamesOf>>;

/** `Priya/3` is drawn so dark, the others as most people are where they live. */
const list = (names: string, usual: Skin): GivenName[] =>
  names.split(' ').map((word) => {
    const [name = '', skin] = word.split('/');
    return { name, skin: skin === undefined ? usual : (Number(skin) as Skin) };
  });

const names = (usual: Skin, [women, olderWomen, men, olderMen]: readonly [string, string, string, string]): Names => ({
  woman: { young: list(women, usual), old: list(olderWomen, usual) },
  man: { young: list(men, usual), old: list(olderMen, usual) },
});

/** Given names that fit a text's language; Britain and the United States have their own. */
const NAMES: Readonly<Record<string, Names>> = {
  nl: names(0, [
    'Anouk Femke Lieke Maud Roos Fleur Iris Eva Sofie Nina Jasmijn Merel Esmée Yara/2 Samira/2 Naomi/4 Lisa Elin Julie Marit Laura Silke Amber Kim Charlotte Nathalie Hanne Joke Aaliyah/3 Mila Linde Saar',
    'Marijke Ans Truus Hilde Greet Anneke Wilma Ria Riet Marleen Lia Corrie Godelieve Thea Joke Els Tineke Yvonne',
    'Thijs Sven Ruben Jeroen Bas Niels Milan Jesse Tim Stijn Wout Robbe Seppe Youssef/2 Bilal/2 Giovanni/2 Jayden/4 Koen Rick Maarten Tom Luuk Senne Jelle Arne Floris Hugo Joost Sander Mees Rachid/2 Dirk',
    'Henk Kees Gerrit Theo Jos Luc Guido Marc Rik Johan Piet Cor Jan Herman Willem Ronny Frans Bart',
  ]),
  fr: names(1, [
    'Camille Léa Manon Chloé Juliette Inès/2 Aurélie Élodie Céline Sophie Amandine Mathilde Clara Yasmina/2 Aïssatou/4 Leïla/2 Charlotte Margaux Pauline Justine Noémie Émilie Delphine Virginie Sabrina/2 Awa/4',
    'Martine Chantal Nicole Jacqueline Annie Brigitte Josiane Evelyne Odile Mireille Geneviève Marie-Claude Ghislaine Lucienne Simone Paulette Jeannine Christiane Dominique Éliane Madeleine Claudine Arlette Sylviane Nadia/2 Fatou/4 Mai/2 Liliane Roselyne Bernadette Marie-Thérèse Ginette',
    'Thomas Nicolas Julien Antoine Maxime Hugo Lucas Mehdi/2 Karim/2 Mamadou/4 Romain Guillaume Benoît Florian Adrien Quentin Kevin Samir/2 Vincent Damien Clément Loïc Yann Rémi',
    'Michel Alain Patrick Philippe Jacques Christian Claude Roger Daniel Gilbert Serge Robert Pierre Guy Yves Marcel Henri Francis Lucien Ahmed/2 René Georges Raymond Maurice',
  ]),
  de: names(0, [
    'Anna Lena Laura Julia Sarah Lisa Hannah Nina Miriam Franziska Carolin Jasmin/2 Elif/2 Aylin/2 Svenja Theresa Magdalena Nadine Vanessa Melanie Stefanie Anja Ronja Clara Eva Selina Aline Pia Amara/4 Linh/2 Marlene Judith Isabel Nele Mona Alina',
    'Monika Renate Ursula Gabriele Petra Sabine Brigitte Karin Ingrid Susanne Elke Heike Christa Gisela Ruth Barbara Angelika Martina',
    'Jan Tim Felix Paul Maximilian Tobias Florian Stefan Daniel Sebastian Michael Fabian David Philipp Dominik Can/2 Deniz/2 Ali/2 Patrick Marcel Lars Luca/1 Simon Nico Kai Jonas Alexander Kwame/4 Minh/2 Moritz Leon Benedikt Jannik Oliver Christoph Sven',
    'Wolfgang Klaus Jürgen Peter Manfred Bernd Uwe Dieter Hans Rainer Walter Werner Günter Thomas Andreas Karl Ulrich Rolf',
  ]),
  it: names(1, [
    'Giulia Sara Martina Francesca Elisa Valeria Silvia Alessia Federica Laura Elena Michela Serena Ilaria Claudia Roberta Simona Barbara Cristina Monica Manuela Daniela Fatou/4 Amina/2',
    'Giovanna Rosa Angela Franca Luisa Graziella Patrizia Marisa Donatella Loredana Antonella Rita Teresa Ornella Mirella Luciana Carla Nadia',
    'Marco Luca Matteo Alessandro Davide Simone Andrea Stefano Lorenzo Federico Nicola Riccardo Fabio Daniele Gabriele Paolo Tommaso Enrico Karim/2 Samuel/4',
    'Giuseppe Franco Giorgio Sergio Bruno Aldo Enzo Claudio Renato Vittorio Carlo Mario Silvano Pietro Dario Umberto',
  ]),
  'en-GB': names(0, [
    'Emily Charlotte Sophie Lauren Hannah Megan Chloe Lucy Amelia Isla Eilidh Rhiannon Ffion Aoife Orla Shreya/3 Anjali/3 Aisha/3 Fatima/3 Chidera/4 Ama/4 Mei/2 Georgia Rebecca Victoria Amy Natalie Claire Louise Rachel Jessica Naomi/4 Poppy Freya Molly Eleanor Phoebe Caitlin Sunita/3 Tamsin',
    'Susan Margaret Linda Christine Patricia Carol Jacqueline Gillian Pauline Janet Wendy Hilary Marcia/4 Gloria/4 Usha/3 Sheila Maureen Bronwen',
    'James Daniel Matthew Jack Harry George Liam Ryan Jamie Alasdair Rhys Gareth Declan Conor Arjun/3 Imran/3 Hassan/3 Kofi/4 Tunde/4 Wei/2 Ben Sam Alex Luke Adam Joe Nathan Marcus/4 Dylan Hamish Theo Edward Rohan/3 Fraser',
    'Geoffrey Alan Keith Roger Brian Malcolm Graham Trevor Winston/4 Ravi/3 Kenneth Derek Colin Clive Stuart Nigel',
  ]),
  'en-US': names(1, [
    'Ashley Jessica Amanda Brittany Megan Lauren Samantha Taylor Kayla Danielle Nicole Imani/4 Ebony/4 Latoya/4 Jasmine/4 Aaliyah/4 Maria/2 Alejandra/2 Gabriela/2 Marisol/2 Mei-Lin/2 Thuy/2 Anita/3 Savannah/0 Courtney/0 Paige/0 Vanessa/2 Monique/4 Tiffany Crystal Amber Whitney Harper Naomi/4 Shannon/0 Erin/0 April Autumn Destiny/4 Bethany',
    'Linda Barbara Deborah Patricia Sharon Carol Gloria/4 Loretta/4 Dolores/2 Carmen/2 Peggy Diane Marlene Yolanda/4 Bonnie Rhonda/4 Janice Gail',
    'Michael Christopher Joshua Tyler Brandon Justin Darnell/4 Jamal/4 Andre/4 Carlos/2 Miguel/2 José/2 Diego/2 Kevin Eric/0 Ethan/0 Kenji/2 Raj/3 Hunter Cody Travis Tyrone/4 Xavier/4 Noah Caleb Marcus/4 Austin Wyatt Jesse Rafael/2',
    'Larry Gary Dennis Ronald Jerry Willie/4 Clarence/4 Roberto/2 Raymond Frank Wayne Glenn Curtis/4 Dale',
  ]),
  es: names(1, [
    'María Laura Marta Cristina Ana Sara Paula Raquel Sandra Mónica Silvia Patricia Elena Irene Beatriz Alba Sonia Yolanda Inmaculada Esther Noelia Miriam Verónica Lorena Rosa/2 Gloria/2 Yésica/2 Fátima/2 Ainhoa Mercè Itziar Macarena',
    'Pilar Concepción Josefa Dolores Teresa Antonia Mercedes Encarnación Rosario Montserrat Amparo Consuelo',
    'Carlos David Daniel Álvaro Pablo Sergio Alejandro Adrián Rubén Iván Óscar Víctor Jorge Alberto Raúl Diego Hugo Marcos Gonzalo Samuel/2 Wilson/3 Yassin/2 Jordi Iker Miguel Fernando',
    'Antonio José Manuel Francisco Juan Vicente Ramón Joaquín Emilio Julián Rafael Ángel',
  ]),
  pl: names(0, [
    'Anna Katarzyna Małgorzata Joanna Monika Karolina Magda Aleksandra Ewa Dorota Justyna Sylwia Marta Beata Izabela Renata Iwona Edyta Natalia Kinga Aneta Weronika',
    'Barbara Krystyna Danuta Halina Grażyna Bożena Teresa Jadwiga Elżbieta Urszula Zofia Wanda',
    'Piotr Tomasz Paweł Michał Marcin Krzysztof Łukasz Jakub Mateusz Adam Kamil Bartosz Rafał Grzegorz Wojciech Maciej Dawid Szymon',
    'Andrzej Jan Stanisław Józef Jerzy Zbigniew Ryszard Kazimierz Marek Henryk',
  ]),
  da: names(0, [
    'Freja Ida Emma Mette Louise Signe',
    'Kirsten Inge Birthe Lis',
    'Christian Mikkel Frederik Emil Kasper Jonas Nikolaj Magnus Jakob Simon Mathias Tobias Jeppe Oliver Søren Anton Viggo Malthe Villads Amir/2 Yusuf/2 Jonathan/4 Kristoffer Asger August Nikolas',
    'Lars Niels Jens Peter Poul Flemming Bent Ole Torben Hans Kurt Finn Steen Preben',
  ]),
  nb: names(0, [
    'Ingrid Nora Maja Silje Kari Hanne',
    'Berit Anne Solveig Turid',
    'Magnus Kristian Håkon Lars Eirik Jonas Martin Andreas Sander Even Ola Marius Espen Stian Torstein Amund Sivert Vetle Mohammed/2 Adrian Samuel/4 Aksel Ørjan Tarjei',
    'Bjørn Svein Arne Kjell Knut Odd Leif Terje Rolf Tor Geir Harald',
  ]),
  sv: names(0, [
    'Elsa Alice Maja Linnea Sara Karin',
    'Birgitta Margareta Kerstin Gunilla',
    'Johan Karl Viktor Emil Axel Anton Filip Alexander Simon Jonas Fredrik Mattias Niklas Linus Albin Hugo Adam/2 Ali/2 Elias Abdi/4 Daniel Joakim Måns Ludvig Nils Isak Kim/2',
    'Lars Anders Per Jan Göran Leif Bengt Stig Ulf Kjell Rolf Hans Sven',
  ]),
  fi: names(0, [
    'Aino Emilia Laura Sanna Minna Noora',
    'Ritva Tuula Pirkko Marja',
    'Juho Ville Antti Janne Lauri Aleksi Eetu Joonas Matias Tuomas Petri Sami Jari Niko Onni Otto Valtteri Kalle Arttu Eero Abdi/4 Juuso Markus Topias',
    'Juhani Matti Pekka Timo Seppo Kari Heikki Hannu Jorma Risto Martti Veikko',
  ]),
};

export function namesOf(language: string, country: string): Names {
  const found = NAMES[`${language}-${country}`] ?? NAMES[language];
  if (!found) throw new Error(`no names for ${language}`);
  return found;
}

/** The skin that the name of a person from a brand's file suggests; `usual` if the name is unknown. */
export function skinOf(name: string, usual: Skin): Skin {
  for (const { woman, man } of Object.values(NAMES)) {
    const found = [...woman.young, ...woman.old, ...man.young, ...man.old].find((one) => one.name === name);
    if (found && found.skin > 1) return found.skin;
  }
  return WELL_KNOWN[name] ?? usual;
}

/** Names in the people.yaml files of the demo's brands. */
const WELL_KNOWN: Readonly<Record<string, Skin>> = {
  ...{ Fatima: 2, Karim: 2, Noor: 2, Priya: 3, Zara: 3, Adaeze: 4, Emre: 2, Keisha: 4, Luis: 2, Tasha: 4, Rosa: 2 },
  ...{ Malik: 4, Brianna: 4, Denise: 4 },
};
