/** A name in the language that it has; `in` holds it in the country's other languages, by language. */
export interface LegalName {
  readonly name: string;
  readonly in?: Readonly<Record<string, string>>;
}

/** An authority or office that people can turn to. */
export interface Office extends LegalName {
  /** An https address of its own site; `urlIn` holds that of another language. */
  readonly url: string;
  readonly urlIn?: Readonly<Record<string, string>>;
}

/** A right as the country's law names it. */
export interface Right extends LegalName {
  /** The act and article that give it. */
  readonly source: string;
}

/** The withdrawal function that article 11a of Directive 2011/83/EU asks for since 19 June 2026. */
export interface WithdrawalFunction {
  /** The words of its button and of the button that confirms. */
  readonly label: string;
  readonly confirm: string;
  readonly source: string;
}

/**
 * The facts that the law of one country fixes. A fact that is left out is not fixed by law there, or is not certain: `docs/texts.md` lists
 * what a lawyer has to confirm.
 */
export interface CountryLaw {
  /** Where personal data is complained about. */
  readonly dataProtection: Office;
  /** Where consumers get advice, have a dispute settled or find the body that settles it. */
  readonly consumerHelp: Office;
  /** The coordinator of the Digital Services Act, who certifies bodies for out-of-court settlement. */
  readonly digitalServices?: Office;
  /** The right to withdraw from a contract that was concluded online. */
  readonly withdrawal?: Right;
  readonly withdrawalFunction?: WithdrawalFunction;
  /** The guarantee that a digital service conforms to its contract. */
  readonly conformity?: Right;
  /** A complaint that the law gives a name or a form. */
  readonly complaint?: Right;
  /** The words that the law gives as the example for the button that orders. */
  readonly orderButton?: Right;
  /** The act that says what liability towards consumers cannot be limited. */
  readonly liability: string;
  /** In the European Economic Area: European Consumer Centres help across its borders. */
  readonly eea: boolean;
}
