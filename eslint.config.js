import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const engines = ['packages/kit/src/**/*.ts', 'packages/tools/src/**/*.ts', 'packages/lab/src/**/*.ts'];
const tests = [
  '**/*.test.ts',
  '**/*.e2e.ts',
  'e2e/**',
  'bench/**',
  '**/*.config.{ts,js}',
  'packages/tools/src/pages.ts',
];
const spreadLiteral = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'State the properties themselves.',
};
const chinese = '/[\\u3400-\\u9fff]/';

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '.cache', 'data', 'test-results'] },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'max-depth': ['error', 4],
      'no-restricted-syntax': ['error', spreadLiteral],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: engines,
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        'crypto',
        'performance',
        'process',
        'fetch',
        'setTimeout',
        'setInterval',
        'console',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time from EngineContext.' },
        { object: 'Math', property: 'random', message: 'Take randomness from EngineContext.' },
      ],
    },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}', 'packages/tools/src/**/*.tsx', 'apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The React Compiler is not used, so a library it could not memoise is no concern.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        spreadLiteral,
        { selector: `JSXText[value=${chinese}]`, message: 'Words shown to people live in the texts.' },
        { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message: 'Words shown to people live in the texts.' },
        { selector: `Literal[value=${chinese}]`, message: 'Words shown to people live in the texts.' },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Text is shown as text.' },
      ],
    },
  },
  {
    files: [
      'apps/server/**',
      'apps/cli/**',
      'packages/runner/**',
      'scripts/**',
      'extras/**',
      'templates/server-*/**',
      ...tests,
    ],
    languageOptions: { globals: globals.node },
  },
  { files: ['scripts/**', 'extras/**', 'templates/server-node/**'], rules: { 'no-console': 'off' } },
  {
    // Apps are plain JavaScript: leaving a property out of a copy is how it is done there.
    files: ['templates/**', '**/*.jsx'],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: globals.node } },
  { files: ['apps/web/public/**', 'templates/web-*/**'], languageOptions: { globals: globals.browser } },
);
