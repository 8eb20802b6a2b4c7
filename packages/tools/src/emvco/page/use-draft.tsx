import { useKept } from '@toolbench/ui/work/work-provider.tsx';
import type { Failure } from '@toolbench/kit/result.ts';
import { buildPaymentCode, type BuildCode, type CodeNode } from '../../payment-codes/build-payment-code.ts';
import type { Item } from '../../payment-codes/item.ts';
import { nodesOf } from '../../payment-codes/nodes-of.ts';

interface Edit {
  readonly nodes: readonly CodeNode[];
  /** The text the edit began with and every text it wrote since: while one of them stands in the input, it goes on. */
  readonly texts: readonly string[];
  readonly failure: Failure<BuildCode> | null;
}

export interface Draft {
  readonly nodes: readonly CodeNode[];
  readonly failure: Failure<BuildCode> | null;
  /** Takes the fields as they are now and writes the code. */
  change(nodes: readonly CodeNode[]): void;
}

/**
 * The fields of a code while they are edited. `source` is the text they were read from. A change that makes no code,
 * such as a tag of one digit, is kept and leaves the text as it is.
 */
export function useDraft(items: readonly Item[], source: string, write: (text: string) => void): Draft {
  const [edit, setEdit] = useKept<Edit | null>('edit', null, 'tab');
  const current = edit?.texts.includes(source) ? edit : null;

  const change = (nodes: readonly CodeNode[]) => {
    const built = buildPaymentCode(nodes);
    const texts = current?.texts ?? [source];
    if (!built.ok) {
      setEdit({ nodes, texts, failure: built });
      return;
    }
    setEdit({ nodes, texts: [...texts, built.value], failure: null });
    write(built.value);
  };
  return { nodes: current?.nodes ?? nodesOf(items), failure: current?.failure ?? null, change };
}
