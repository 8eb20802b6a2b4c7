/** The number of a section: 3.12.1 of "3.12.1. Purpose", B.2 of "B.2 Care". */
const sectionNumber = /^(?:\d+|[A-Z])(?:\.\d+)+(?=[.)]?\s)/u;

const numberOf = (heading: string) => sectionNumber.exec(heading)?.[0];

/** The heading of the chapter that a heading stands in, as far as its number or the headings above the passage tell. */
function chapterOf(heading: string, headings: readonly string[], isInside: (heading: string) => boolean) {
  const number = numberOf(heading);
  if (number !== undefined) {
    const chapter = number.slice(0, number.lastIndexOf('.'));
    return headings.find((other) => other.startsWith(chapter) && /^[.)]?\s/u.test(other.slice(chapter.length)));
  }
  // Those above the first heading of a passage stand behind those inside of it.
  return heading === headings[0] ? headings.slice(1).find((other) => !isInside(other)) : undefined;
}

/**
 * The headings that a sentence stands under, the wider first, at most two. `run` are those right above it in its passage,
 * or the one it goes on under; `headings` are all that the passage knows.
 */
export function sectionOf(run: readonly string[], headings: readonly string[], passage: string): readonly string[] {
  const nearest = run.at(-1);
  if (nearest === undefined) return [];
  const wider = run.length > 1 ? run[0] : chapterOf(nearest, headings, (heading) => passage.includes(heading));
  return wider === undefined || wider === nearest ? [nearest] : [wider, nearest];
}
