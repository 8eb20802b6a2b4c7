/** The nonce of the page's content policy, as the server wrote it into the page; empty in development. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce ?? '';
}
