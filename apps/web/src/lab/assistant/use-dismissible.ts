import { useState } from 'react';
import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';

const keyOf = ({ from, message, path, line }: Finding, version: number) =>
  JSON.stringify([version, from, message, path, line]);

/** Findings of a version that the server tells again and again, without those that were dismissed. */
export function useDismissible(all: readonly Finding[], version: number) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  return {
    findings: all.filter((finding) => !dismissed.has(keyOf(finding, version))),
    dismiss: () => setDismissed(new Set(all.map((finding) => keyOf(finding, version)))),
  };
}
