import type { Message } from 'esbuild';
import type { Problem } from '../../features/previews/ports.ts';

const isCoded = (detail: unknown): detail is { readonly code: never; readonly subject: string } =>
  typeof detail === 'object' && detail !== null && 'code' in detail;

const mostProblems = 20;

/** What the bundler found wrong, with places that count from 1. */
function problemOf({ text, location, detail }: Message): Problem {
  const path = location?.file.replace(/^project:/, '').replace(/\?.*$/, '');
  const place = location ? { path, line: location.line, column: location.column + 1 } : {};
  if (isCoded(detail)) return { from: 'build', code: detail.code, subject: detail.subject, ...place };
  return { from: 'build', message: text.slice(0, 2_000), ...place };
}

/** The problems of a build that failed. Anything else that was thrown is a fault of ours. */
export function problemsOf(error: unknown): Problem[] {
  const messages = (error as { errors?: readonly Message[] }).errors;
  if (!Array.isArray(messages)) throw error;
  return messages.slice(0, mostProblems).map(problemOf);
}
