/** RFC 5322, 3.4.1, with letters of all scripts (RFC 6531): a name with dots inside or in quotes, and a domain. */
const address =
  /^(?:"(?:[^"\\\r\n]|\\.)+"|[^\s"(),:;<>@[\]\\.]+(?:\.[^\s"(),:;<>@[\]\\.]+)*)@(?:\[[\da-f.:]+\]|[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)*)$/iu;

/** Whether a text is one mail address, without a name beside it. */
export function isMailAddress(text: string): boolean {
  return address.test(text);
}
