/** Enough of a text to know it again in a message: its beginning, where it is longer. */
export function excerpt(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
