import { listOf } from '@toolbench/kit/tables.ts';
import { stem } from '../words/stem.ts';

/** What programs write short, with the words it stands for. */
const shortForms = listOf(`
abs absolute, acc accumulator, addr address, alloc allocate allocation, app application, arg argument, arr array
async asynchronous, attr attribute, auth authentication authorization authenticate, avg average
bin binary, bool boolean, buf buffer
calc calculate calculation, cert certificate, char character, cls class, cmd command, cmp compare comparison
col column, cond condition, conf configuration, conn connection connect, coord coordinate, ctx context, cur current
db database, dec decimal decrement, decl declaration declare, def definition define, del delete, desc description
dest destination, dev device, diff difference, dir directory, dist distance distribution, div divide division
doc documentation document, dst destination, dup duplicate
elem element, env environment, eq equal, err error, esc escape, eval evaluate evaluation, exc exception
exec execute execution, exp exponent expire, expr expression, ext extension
fd descriptor, fmt format, freq frequency, func function
ge greater equal, gen generate generator, gid group, gt greater
hex hexadecimal
id identifier identity, ident identifier, idx index, img image, impl implementation, inc increment, info information
init initialize initial, int integer, iter iterate iterator
lang language, le less equal, len length, lex lexical, lib library, loc location locale, lt less
mem memory, meth method, mod module modulo, msg message, mul multiply multiplication
ne equal, neg negative negate, num number numeric
obj object, oct octal, op operator operation, opt option optional, org organization
param parameter, perm permission, pid process, pkg package, pos position positive, pow power, pred predicate
prev previous, proc process procedure, prop property, ptr pointer, pwd password
qual qualifier qualified
rand random, rec record recursive, ref reference, reg register, regex regular expression, rel relative
repr representation, req request, res result response resource, ret return, rev reverse revision
sec second section, sep separator, seq sequence, sig signature signal, spec specification, sqrt square root
src source, stat status statistics, stmt statement, str string, sub subtract substitute, sync synchronize synchronous
sys system
tb traceback, temp temporary temperature, tmp temporary, tok token, trans translate transaction, tz timezone
uid user, util utility
val value, var variable, vec vector, ver version
win window
`);

/** The short forms of a stem, and the stems that a short form stands for. */
export const abbreviationsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, Set<string>>();
  const add = (word: string, other: string) => void found.set(word, (found.get(word) ?? new Set()).add(other));
  for (const form of shortForms) {
    const [short = '', ...long] = form.split(' ').map(stem);
    for (const word of long) {
      add(word, short);
      add(short, word);
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]));
})();
