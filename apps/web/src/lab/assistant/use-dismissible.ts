import { useState } from 'react';
import type { Finding } from '@toolbench/contracts/assistant.ts';

const keyOf = ({ from, message, path, line }: Finding) => JSON.stringify([from, message, path, line]);

/** Findings that the server tells again and again, without those that were dismissed. */
export function useDismissible(all: readonly Finding[]) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  return {
    findings: all.filter((finding) => !dismissed.has(keyOf(finding))),
    dismiss: () => setDismissed(new Set(all.map(keyOf))),
  };
}
