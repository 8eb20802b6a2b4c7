import type { TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';

/** How the parts of a stack are written; the same in every language. */
export const stackNames: Readonly<Record<TechStack['language' | 'framework' | 'database'], string>> = {
  javascript: 'JavaScript',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  react: 'React',
  vue: 'Vue',
  express: 'Express',
  fastapi: 'FastAPI',
  sqlite: 'SQLite',
  mysql: 'MySQL',
  postgresql: 'PostgreSQL',
  mongodb: 'MongoDB',
};
