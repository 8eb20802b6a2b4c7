import { ESLint } from 'eslint';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { codeParts, root } from './project.mjs';

/**
 * Compiles the projects named as arguments and lints their files on the same programs; a compiler and a linter side by side
 * would read every file, and work out every type, twice. What has not changed since it was last found clean is passed over.
 */

const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

function readProject(project) {
  const path = join(root, project);
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path), undefined, path);
  return { options, fileNames, errors: error ? [error, ...errors] : errors };
}

const sourceFiles = new Map();

/** Parsed files are shared between projects: their options differ in nothing else that parsing depends on. */
function createHost(options) {
  const host = ts.createCompilerHost(options, true);
  const parse = host.getSourceFile;
  host.getSourceFile = (name, language, ...rest) => {
    const key = [name, options.jsx, language.impliedNodeFormat].join(' ');
    if (!sourceFiles.has(key)) sourceFiles.set(key, parse(name, language, ...rest));
    return sourceFiles.get(key);
  };
  return host;
}

/**
 * The files that a project answers for: all that it reaches, but with the DOM only its own and those that are nobody's. What
 * such a project imports was written for fewer globals, and is checked in the project where it has no more.
 */
function filesToCheck(program, { options, fileNames }, ownedByAny) {
  const own = new Set(fileNames);
  const hasDom = options.lib.some((name) => name.includes('.dom.'));
  return program.getSourceFiles().filter(({ fileName }) => {
    if (own.has(fileName)) return true;
    return !fileName.includes('/node_modules/') && !(hasDom && ownedByAny.has(fileName));
  });
}

function typeProblems(program, errors, files) {
  const found = [...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  for (const file of files)
    found.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(found), formatHost);
}

async function lintProblems(files, parserOptions) {
  const overrideConfig = { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } };
  const eslint = new ESLint({ cwd: root, overrideConfig });
  const results = (await eslint.lintFiles(files)).filter((result) => result.errorCount + result.warningCount > 0);
  return (await eslint.loadFormatter('stylish')).format(results);
}

const settings = ['eslint.config.js', 'package-lock.json'].map((name) => readFileSync(join(root, name), 'utf8'));

/** Differs whenever a project, anything that it reaches, or what is asked of it does. */
function stateOf(program) {
  const digest = createHash('sha256').update(JSON.stringify([program.getCompilerOptions(), settings]));
  for (const { fileName, text } of program.getSourceFiles()) digest.update(fileName).update(text);
  return digest.digest('hex');
}

async function check(name, project, ownedByAny) {
  const { options, fileNames, errors } = project;
  const program = ts.createProgram({ rootNames: fileNames, options, host: createHost(options) });
  const cleanState = join(root, '.cache', 'code', name.replaceAll('/', '-'));
  const state = stateOf(program);
  if (existsSync(cleanState) && readFileSync(cleanState, 'utf8') === state) return '';
  const problems =
    typeProblems(program, errors, filesToCheck(program, project, ownedByAny)) +
    (await lintProblems(fileNames, { projectService: false, programs: [program] }));
  if (problems === '') {
    mkdirSync(dirname(cleanState), { recursive: true });
    writeFileSync(cleanState, state);
  }
  return problems;
}

const projects = new Map(codeParts.flat().map((name) => [name, readProject(name)]));
const owned = new Set([...projects.values()].flatMap(({ fileNames }) => fileNames));
const sources = ts.sys.readDirectory(root, ['.ts', '.tsx'], ['**/node_modules', '**/dist', '.cache', 'data']);
let problems = sources.flatMap((path) => (owned.has(path) ? [] : [`${path} is in no project\n`])).join('');
for (const name of process.argv.slice(2)) problems += await check(name, projects.get(name), owned);
console.log(problems);
process.exit(problems === '' ? 0 : 1);
