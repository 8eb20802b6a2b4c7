import type { Fact } from './fact-list.tsx';
import type { KeyFacts } from '../engine/key-facts.ts';
import type { zh } from '../text/zh.ts';

/** What is told of a key, in words. */
export function keyFactRows(key: KeyFacts, t: typeof zh): readonly Fact[] {
  const { algorithm, bits, curve, exponent, fingerprints } = key;
  const { ssh, spki, pin } = fingerprints;
  const type = curve ? t.facts.curve(algorithm, curve) : bits ? t.facts.bits(algorithm, bits) : algorithm;
  return [
    { name: t.facts.type, value: type },
    ...(exponent ? [{ name: t.facts.exponent, value: exponent }] : []),
    ...(ssh ? [{ name: t.facts.ssh, value: ssh, isCode: true }] : []),
    ...(spki ? [{ name: t.facts.spki, value: spki, isCode: true }] : []),
    ...(pin ? [{ name: t.facts.pin, value: pin, isCode: true }] : []),
  ];
}
