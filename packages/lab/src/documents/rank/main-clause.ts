const asks = /\b(?:what|which|whose|whom?|when|where|why|how)\b/giu;
const polite =
  /^\W*(?:(?:can|could|would|will) (?:you|i|we)|(?:do|does) (?:you|anybody|anyone)|i (?:want|need|would like)) (?:please )?(?:to )?(?:tell|know|say|explain|show|find out|learn|see)(?: (?:me|us))?\b/iu;
export const beginsWithVerb =
  /^\W*(?:is|are|was|were|am|do|does|did|can|could|may|might|must|has|have|had|will|would|shall|should)\b/iu;
/** "Is it known when …" asks when. */
const passesOn =
  /\b(?:known|clear|say|says|said|state|states|stated|mention|mentions|mentioned|specified|given|rule|limit)\W*(?:\p{L}+\W+)?$/iu;

/**
 * An English question without what only tells more about it: "Was it damaged when it fell?" does not ask when, and "Which
 * lamp shows how much oil is left?" not how much. Questions in other languages are left as they are.
 */
export function mainClause(question: string): string {
  const bare = question.replace(polite, '');
  const places = [...bare.matchAll(asks)].map(({ index }) => index);
  const at = beginsWithVerb.test(bare) ? places[0] : places[1];
  const main = at === undefined ? bare : bare.slice(0, at);
  return at === undefined || passesOn.test(main) || !/\p{L}{2,}\W+\p{L}{2,}/u.test(main) ? bare : main;
}
