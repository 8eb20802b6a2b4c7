import { IANAZone } from 'luxon';

/** A zone that letters stand for: its English name and its minutes from UTC. */
export interface NamedOffset {
  readonly name: string;
  readonly minutes: number;
}

const nameOf = (zone: string, at: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const initials = (name: string) => name.match(/\b\p{L}/gu)?.join('') ?? '';

/** Names of zones in winter and in summer of this year, under their initials; read once, when letters come. */
let byInitials: ReadonlyMap<string, readonly NamedOffset[]> | undefined;

function collect(year: number): ReadonlyMap<string, readonly NamedOffset[]> {
  const found = new Map<string, NamedOffset[]>();
  const times = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)];
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
    zone: IANAZone.create(zone),
    names: times.map((at) => nameOf(zone, at)),
  }));
  const all = new Set(zones.flatMap(({ names }) => names));
  for (const { zone, names } of zones) {
    names.forEach((name, index) => {
      // Where the other half of the year is called summer time, the plain time is abbreviated without "standard".
      const hasSummer = all.has(name.replace(/ Standard Time$/, ' Summer Time'));
      const letters = initials(hasSummer ? name.replace(/ Standard Time$/, ' Time') : name);
      const minutes = zone.offset(times[index]);
      const known = found.get(letters) ?? [];
      if (!known.some((one) => one.name === name)) known.push({ name, minutes });
      found.set(letters, known);
    });
  }
  return found;
}

/** Letters by which English names zones in a country of its own, in the order in which one meaning is taken before another. */
const locales = ['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-NZ', 'en-ZA'];

/** Whether English of some country writes a zone with these letters, and of which: the lower the surer. */
function rank(letters: string, { name }: NamedOffset, year: number): number {
  const at = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)];
  const zone = Intl.supportedValuesOf('timeZone').find((one) => at.some((time) => nameOf(one, time) === name));
  const found = locales.findIndex((locale) =>
    at.some((time) =>
      new Intl.DateTimeFormat(locale, { timeZone: zone ?? 'UTC', timeZoneName: 'short' })
        .formatToParts(time)
        .some(({ type, value }) => type === 'timeZoneName' && value === letters),
    ),
  );
  return found < 0 ? locales.length : found;
}

/**
 * The zones that letters such as PST or CET stand for, that which is taken first; none where they are no zone's.
 * @param now milliseconds since the epoch: names and offsets are those of its year
 */
export function zonesOfLetters(letters: string, now: number): readonly NamedOffset[] {
  const year = new Date(now).getUTCFullYear();
  byInitials ??= collect(year);
  const meant = byInitials.get(letters.toUpperCase()) ?? [];
  return meant.length < 2
    ? meant
    : [...meant].sort(
        (one, other) => rank(letters.toUpperCase(), one, year) - rank(letters.toUpperCase(), other, year),
      );
}
