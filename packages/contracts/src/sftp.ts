import { z } from 'zod';

/**
 * The account of the SFTP demo where the configuration names no other. It is public on purpose: it stands on the page,
 * and all that it opens are five sample files.
 */
export const sftpAccount = { username: 'demo', password: 'read-only-demo' } as const;

/** What the SFTP page shows; the server writes it into the page as served, as JSON in `<meta name="sftp-demo">`. */
export const sftpDemo = z.object({
  /** Empty: the host that the page itself comes from. */
  host: z.string(),
  port: z.int(),
  username: z.string(),
  password: z.string(),
  /** The host's public key as in a known_hosts line: `ssh-ed25519 AAAA…`. */
  hostKey: z.string(),
  /** `SHA256:` and the unpadded Base64 of the host key's SHA-256, as OpenSSH writes it. */
  fingerprint: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      /** In bytes. */
      size: z.int(),
      type: z.string(),
      /** Of the content, in hexadecimal. */
      sha256: z.string(),
      description: z.object({ zh: z.string(), en: z.string() }),
    }),
  ),
});

export type SftpDemo = z.infer<typeof sftpDemo>;
