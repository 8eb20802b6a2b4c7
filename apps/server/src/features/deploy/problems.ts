import { DeployError, type Credentials, type Problem, type TargetPort } from './ports.ts';

/** Shorter ones would cut up words that have nothing to do with them. */
const leastSecret = 6;

/** The secrets among credentials, and the lines of those that have lines. */
function secretsOf(port: TargetPort, credentials: Credentials): readonly string[] {
  const values = port.fields.filter(({ isSecret }) => isSecret).map(({ name }) => credentials[name] ?? '');
  const parts = values.flatMap((value) => [value, ...value.split(/\r?\n|\\n/)]).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part.length >= leastSecret);
}

/**
 * Why something could not be done, without a secret in it: the other side may repeat what it was sent.
 * @param onError for what is no DeployError and so a fault of ours
 */
export function problemOf(
  error: unknown,
  port: TargetPort,
  credentials: Credentials,
  onError: (error: unknown) => void,
): Problem {
  if (!(error instanceof DeployError)) {
    onError(error);
    return { code: 'internal' };
  }
  const { code, subject } = error.problem;
  if (subject === undefined) return { code };
  const hidden = secretsOf(port, credentials).reduce((text, secret) => text.replaceAll(secret, '***'), subject);
  return { code, subject: hidden };
}
