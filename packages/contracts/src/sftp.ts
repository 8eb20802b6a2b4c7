import { z } from 'zod';

/** What the SFTP page shows; the server writes it into the page as served. */
export const sftpDemo = z.object({
  host: z.string(),
  port: z.int(),
  username: z.string(),
  password: z.string(),
  /** `SHA256:` and the unpadded Base64 of the host key's SHA-256, as OpenSSH writes it. */
  fingerprint: z.string(),
  files: z.array(
    z.object({
      name: z.string(),
      /** In bytes. */
      size: z.int(),
      type: z.string(),
      description: z.object({ zh: z.string(), en: z.string() }),
    }),
  ),
});

export type SftpDemo = z.infer<typeof sftpDemo>;
