import { IANAZone } from 'luxon';

/** A zone that letters stand for: its English name and its minutes from UTC. */
export interface NamedOffset {
  readonly name: string;
  readonly minutes: number;
}

/** The same with a zone of the IANA database that it is the name of. */
interface Meaning extends NamedOffset {
  readonly zone: string;
}

/** What a zone is called at some times; making the format takes a hundred times as long as using it. */
function namesOf(zone: string, times: readonly number[], locale: string, timeZoneName: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName });
  return times.map((at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '');
}

const timesOf = (year: number) => [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)];

const initials = (name: string) => name.match(/\b\p{L}/gu)?.join('') ?? '';

/** Names of zones in winter and in summer of this year, under their initials; read once, when letters come. */
let byInitials: ReadonlyMap<string, readonly Meaning[]> | undefined;

function collect(year: number): ReadonlyMap<string, readonly Meaning[]> {
  const found = new Map<string, Meaning[]>();
  const times = timesOf(year);
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
    zone,
    names: namesOf(zone, times, 'en-US', 'long'),
  }));
  const all = new Set(zones.flatMap(({ names }) => names));
  for (const { zone, names } of zones) {
    names.forEach((name, index) => {
      // Where the other half of the year is called summer time, the plain time is abbreviated without "standard".
      const hasSummer = all.has(name.replace(/ Standard Time$/, ' Summer Time'));
      const letters = initials(hasSummer ? name.replace(/ Standard Time$/, ' Time') : name);
      const known = found.get(letters) ?? [];
      if (known.some((one) => one.name === name)) return;
      known.push({ name, zone, minutes: IANAZone.create(zone).offset(times[index]) });
      found.set(letters, known);
    });
  }
  return found;
}

/** Letters by which English names zones in a country of its own, in the order in which one meaning is taken before another. */
const locales = ['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-NZ', 'en-ZA'];

/** Whether English of some country writes a zone with these letters, and of which: the lower the surer. */
function rank(letters: string, { zone }: Meaning, year: number): number {
  const found = locales.findIndex((locale) => namesOf(zone, timesOf(year), locale, 'short').includes(letters));
  return found < 0 ? locales.length : found;
}

/**
 * The zones that letters such as PST or CET stand for, that which is taken first; none where they are no zone's.
 * @param now milliseconds since the epoch: names and offsets are those of its year
 */
export function zonesOfLetters(letters: string, now: number): readonly NamedOffset[] {
  const year = new Date(now).getUTCFullYear();
  byInitials ??= collect(year);
  const written = letters.toUpperCase();
  const meant = byInitials.get(written) ?? [];
  if (meant.length < 2) return meant;
  const ranked = meant.map((meaning) => ({ meaning, place: rank(written, meaning, year) }));
  return ranked.sort((one, other) => one.place - other.place).map(({ meaning }) => meaning);
}
