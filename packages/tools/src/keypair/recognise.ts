const pem = /-----BEGIN (?:[A-Z0-9 ]*(?:KEY|CERTIFICATE(?: REQUEST)?))-----|---- BEGIN SSH2 PUBLIC KEY ----/;
const sshLine = /(?:^|\n)(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp\d+|sk-[\w-]+@openssh\.com) AAAA[\w+/]/;
const putty = /^PuTTY-User-Key-File-[23]: /;
const jwk = /^\s*\{[^{}]*"kty"\s*:/;

/** How sure it is that a pasted text holds a key or certificate. */
export function recogniseKeys(sample: string): number {
  const start = sample.slice(0, 4096);
  if (pem.test(start) || putty.test(start)) return 1;
  if (sshLine.test(start)) return 0.95;
  return jwk.test(start) ? 0.9 : 0;
}
