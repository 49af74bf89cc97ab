/** What all spellings of one address share. Of ASCII only: other signs, as the Kelvin's, become its letters too. */
export const emailKey = (address: string): string => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
