/** Parts of the names of the IANA database that places stand behind, such as Asia or America/Argentina. */
const areas = new Set(
  Intl.supportedValuesOf('timeZone').map((name) => name.slice(0, Math.max(0, name.lastIndexOf('/')))),
);

/** Whether a name is one of a time zone as it stands. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Words as names of the database write them. */
const asPlace = (words: string) =>
  words.replace(/[ _]+/g, '_').replace(/(?<![^_-])\p{L}/gu, (first) => first.toUpperCase());

/** A time zone by its name in the IANA database, or by the name of its city alone; undefined where there is none. */
export function findZone(given: string): string | undefined {
  const name = given.trim();
  if (isZone(name)) return name;
  const place = name.toLowerCase().replace(/[ _]+/g, '_');
  if (!/^[\p{L}_-]+$/u.test(place)) return undefined;
  const known = Intl.supportedValuesOf('timeZone').find((one) => one.toLowerCase().endsWith(`/${place}`));
  // Names that are another name of a zone today are known, too, but not listed.
  return known ?? [...areas].map((area) => `${area}/${asPlace(place)}`).find((one) => isZone(one));
}
