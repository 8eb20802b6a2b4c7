import type { UnitReference } from '@toolbench/contracts/code.ts';
import type { CodeUnit } from './units/code-unit.ts';

/** A unit with the file it stands in. */
export interface ProjectUnit {
  readonly path: string;
  readonly unit: CodeUnit;
}

export function referenceOf({ path, unit }: ProjectUnit): UnitReference {
  const { kind, firstLine: start_line, lastLine: end_line } = unit;
  return { file_path: path, name: unit.name ?? '', kind, start_line, end_line };
}

/** Functions, methods and classes: what has a name of its own in the language. */
export const isDefinition = ({ unit }: ProjectUnit) => unit.kind !== 'section' && unit.kind !== 'lines';

export const isTestPath = (path: string) =>
  /(^|\/)(tests?|__tests__|specs?|e2e|testdata)\/|(^|[/._-])(test|spec)[._-][^/]*$|[._-](test|spec|e2e)\.[^./]+$|(^|\/)test_[^/]*$|Tests?\.(java|cs|php)$|_test\.(go|py|rb|c|cc|cpp)$/.test(
    path,
  );
