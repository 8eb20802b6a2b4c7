import type { CodeLanguage } from './language.ts';

/** What the code does; extracting is matching. */
export type Task = 'match' | 'replace' | 'split' | 'validate';

/** The parts of a snippet, quoted for the language. */
export interface Ingredients {
  readonly pattern: string;
  readonly flags: string;
  readonly replacement: string;
  readonly hasGroups: boolean;
}

type Snippet = (ingredients: Ingredients) => readonly string[];

const isGlobal = ({ flags }: Ingredients) => flags.includes('g');

/** The flags that this language knows, by its own names. */
function named(flags: string, names: Readonly<Record<string, string>>): string[] {
  return [...flags].flatMap((flag) => names[flag] ?? []);
}

const pythonFlags = { i: 're.IGNORECASE', m: 're.MULTILINE', s: 're.DOTALL' };
const javaFlags = {
  i: 'Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE',
  m: 'Pattern.MULTILINE',
  s: 'Pattern.DOTALL',
};

const pythonPattern: Snippet = ({ pattern, flags }) => {
  const chosen = named(flags, pythonFlags).join(' | ');
  return ['import re', '', `pattern = re.compile(${pattern}${chosen && `, ${chosen}`})`];
};

const javaPattern: Snippet = ({ pattern, flags }) => {
  const chosen = named(flags, javaFlags).join(' | ');
  return [`Pattern pattern = Pattern.compile(${pattern}${chosen && `, ${chosen}`});`];
};

/** Each language's way to do each task, on a variable named text. */
export const snippets: Readonly<Record<CodeLanguage, Readonly<Record<Task, Snippet>>>> = {
  javascript: {
    match: (all) =>
      isGlobal(all)
        ? [
            `const regex = ${all.pattern};`,
            'for (const match of text.matchAll(regex)) {',
            '  console.log(match[0], match.index);',
            '}',
          ]
        : [`const match = ${all.pattern}.exec(text);`, 'if (match) console.log(match[0], match.index);'],
    replace: (all) => [`const result = text.replace(${all.pattern}, ${all.replacement});`],
    split: (all) => [`const parts = text.split(${all.pattern});`],
    validate: (all) => [
      'for (const line of text.split(/\\r\\n?|\\n/)) {',
      `  console.log(${all.pattern}.test(line), line);`,
      '}',
    ],
  },
  python: {
    match: (all) => [
      ...pythonPattern(all),
      ...(isGlobal(all)
        ? ['for match in pattern.finditer(text):', '    print(match.group(), match.start())']
        : ['match = pattern.search(text)', 'if match:', '    print(match.group(), match.start())']),
    ],
    replace: (all) => [
      ...pythonPattern(all),
      `result = pattern.sub(${all.replacement}, text${isGlobal(all) ? '' : ', count=1'})`,
    ],
    split: (all) => [...pythonPattern(all), 'parts = pattern.split(text)'],
    validate: (all) => [
      ...pythonPattern(all),
      "for line in re.split(r'\\r\\n?|\\n', text):",
      '    print(bool(pattern.search(line)), line)',
    ],
  },
  java: {
    match: (all) => [
      ...javaPattern(all),
      'Matcher matcher = pattern.matcher(text);',
      `${isGlobal(all) ? 'while' : 'if'} (matcher.find()) {`,
      '    System.out.println(matcher.group() + " " + matcher.start());',
      '}',
    ],
    replace: (all) => [
      ...javaPattern(all),
      `String result = pattern.matcher(text).${isGlobal(all) ? 'replaceAll' : 'replaceFirst'}(${all.replacement});`,
    ],
    split: (all) => [...javaPattern(all), 'String[] parts = pattern.split(text, -1);'],
    validate: (all) => [
      ...javaPattern(all),
      'for (String line : text.split("\\\\r\\\\n?|\\\\n", -1)) {',
      '    System.out.println(pattern.matcher(line).find() + " " + line);',
      '}',
    ],
  },
  go: {
    match: (all) => [
      `re := regexp.MustCompile(${all.pattern})`,
      ...(isGlobal(all)
        ? ['for _, match := range re.FindAllStringSubmatch(text, -1) {', '\tfmt.Println(match[0])', '}']
        : ['if match := re.FindStringSubmatch(text); match != nil {', '\tfmt.Println(match[0])', '}']),
    ],
    replace: (all) => [
      `re := regexp.MustCompile(${all.pattern})`,
      `result := re.ReplaceAllString(text, ${all.replacement})`,
    ],
    split: (all) => [`re := regexp.MustCompile(${all.pattern})`, 'parts := re.Split(text, -1)'],
    validate: (all) => [
      `re := regexp.MustCompile(${all.pattern})`,
      'for _, line := range regexp.MustCompile(`\\r\\n?|\\n`).Split(text, -1) {',
      '\tfmt.Println(re.MatchString(line), line)',
      '}',
    ],
  },
  php: {
    match: (all) =>
      isGlobal(all)
        ? [
            `preg_match_all(${all.pattern}, $text, $matches, PREG_SET_ORDER);`,
            'foreach ($matches as $match) {',
            '    echo $match[0], PHP_EOL;',
            '}',
          ]
        : [`if (preg_match(${all.pattern}, $text, $match)) {`, '    echo $match[0], PHP_EOL;', '}'],
    replace: (all) => [
      `$result = preg_replace(${all.pattern}, ${all.replacement}, $text${isGlobal(all) ? '' : ', 1'});`,
    ],
    split: (all) => [
      `$parts = preg_split(${all.pattern}, $text${all.hasGroups ? ', -1, PREG_SPLIT_DELIM_CAPTURE' : ''});`,
    ],
    validate: (all) => [
      "foreach (preg_split('/\\r\\n?|\\n/', $text) as $line) {",
      `    echo preg_match(${all.pattern}, $line), ' ', $line, PHP_EOL;`,
      '}',
    ],
  },
};
