import { createHash, timingSafeEqual } from 'node:crypto';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether both are right, in a time that tells nothing about how much of them is. */
export function createCredentialsCheck(right: Credentials): (given: Credentials) => boolean {
  const username = digest(right.username);
  const password = digest(right.password);
  return (given) => {
    const isUser = timingSafeEqual(digest(given.username), username);
    const isPassword = timingSafeEqual(digest(given.password), password);
    return isUser && isPassword;
  };
}
