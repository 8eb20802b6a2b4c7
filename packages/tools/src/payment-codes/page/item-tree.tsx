import { useDeferredValue } from 'react';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import type { Item } from '../item.ts';
import styles from './item-tree.module.css';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';

const none: readonly Item[] = [];

interface ItemTreeProps {
  readonly items: readonly Item[];
  readonly label: string;
  /** What offsets count. */
  readonly unit: 'characters' | 'bytes';
  /** The item under the pointer or in focus; null when there is none any more. */
  readonly onPoint?: (item: Item | null) => void;
  readonly onChoose?: (item: Item) => void;
}

/** Data objects with what they say, and what is in them below. A long tree is drawn after everything else. */
export function ItemTree({ items, label, unit, onPoint, onChoose }: ItemTreeProps) {
  const drawn = useDeferredValue(items, none);
  return (
    <ul className={styles.tree} aria-label={label} onMouseLeave={() => onPoint?.(null)} onBlur={() => onPoint?.(null)}>
      {drawn.map((item) => (
        <Branch
          key={item.start}
          item={item}
          unit={unit}
          {...(onPoint && { onPoint })}
          {...(onChoose && { onChoose })}
        />
      ))}
    </ul>
  );
}

type BranchProps = Pick<ItemTreeProps, 'unit' | 'onPoint' | 'onChoose'> & { readonly item: Item };

function Branch({ item, ...rest }: BranchProps) {
  const language = useLanguage();
  const { unit, onPoint, onChoose } = rest;
  const { tag, name, nested, details } = item;
  const t = useTexts({ zh, en }).tree;
  const content = (
    <>
      <code className={styles.tag}>{tag}</code>
      <span className={styles.name}>{name[language]}</span>
      <span className={styles.place}>{t[unit](item.start + 1, item.end)}</span>
      <Value item={item} />
      {details?.map((detail) => (
        <span key={detail.en} className={styles.detail}>
          {detail[language]}
        </span>
      ))}
    </>
  );
  return (
    <li>
      {onChoose ? (
        <button
          type="button"
          className={styles.item}
          title={item.description[language]}
          onMouseEnter={() => onPoint?.(item)}
          onFocus={() => onPoint?.(item)}
          onClick={() => onChoose(item)}
        >
          {content}
        </button>
      ) : (
        <div className={styles.item} title={item.description[language]}>
          {content}
        </div>
      )}
      {nested && nested.length > 0 && (
        <ul>
          {nested.map((inner) => (
            <Branch key={inner.start} item={inner} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What the value says, and the value itself where that is another thing; a template's value is what is below it. */
function Value({ item: { value, displayValue, nested } }: { readonly item: Item }) {
  const words = displayValue[useLanguage()];
  return (
    <>
      {words !== value && <strong className={styles.words}>{words}</strong>}
      {!nested && <code className={styles.value}>{value}</code>}
    </>
  );
}
