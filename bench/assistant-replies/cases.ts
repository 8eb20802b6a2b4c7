import { codeProjects } from './contents-of-code.ts';
import { textProjects } from './contents-of-text.ts';
import { forms, styles, type Form, type Part } from './forms.ts';

/** A reply and what has to come of it. */
export interface Case {
  readonly name: string;
  readonly form: Form;
  readonly reply: readonly Part[];
  /** How the stream ends; `stop` where nothing is said. */
  readonly finish?: 'stop' | 'length' | 'dropped';
  readonly before: ReadonlyMap<string, string>;
  /** The project as the model meant it. */
  readonly after: ReadonlyMap<string, string>;
  /** Other texts that a file may have, if it is said that something of it was not taken. */
  readonly orElse?: ReadonlyMap<string, readonly string[]>;
}

const none: ReadonlyMap<string, string> = new Map();

/** Each project in each style of each form that can say it, where `isTaken` wants it. */
function* everyStyle(): Generator<Case> {
  for (const form of forms) {
    for (const style of styles[form]) {
      for (const project of [...codeProjects, ...textProjects]) {
        const files = project.files.filter(([path, text]) => style.can(path, text));
        if (files.length === 0) continue;
        yield {
          name: `${project.name}, ${form}, ${style.name}`,
          form,
          reply: style.write(files),
          before: none,
          after: new Map(files),
        };
      }
    }
  }
}

/** Replies with nothing wrong in them. All have to come through byte for byte, without a second call. */
export const cleanCases: readonly Case[] = [...everyStyle()];
