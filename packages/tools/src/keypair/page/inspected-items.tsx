import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import { certificateFactRows, requestFactRows } from './certificate-fact-rows.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import type { InspectedItem } from '../engine/inspect-item.ts';
import { keyFactRows } from './key-fact-rows.tsx';
import styles from './keypair.module.css';
import { lockWords, unreadWords } from '../text/notes.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

interface InspectedItemsProps {
  readonly items: readonly InspectedItem[] | null;
  readonly onPlace: (place: Place) => void;
}

/** A card for every key, certificate and request that was found. */
export function InspectedItems({ items, onPlace }: InspectedItemsProps) {
  const { inspect: t } = useTexts({ zh, en });
  if (!items) {
    return (
      <Card title={t.output}>
        <p className={styles.empty}>{t.outputHint}</p>
      </Card>
    );
  }
  return (
    <div className={styles.items}>
      {items.map((item, index) => (
        <ItemCard key={index} item={item} position={items.length > 1 ? index + 1 : null} onPlace={onPlace} />
      ))}
    </div>
  );
}

interface ItemCardProps extends Pick<InspectedItemsProps, 'onPlace'> {
  readonly item: InspectedItem;
  /** From 1; null for the only one. */
  readonly position: number | null;
}

function ItemCard({ item, position, onPlace }: ItemCardProps) {
  const t = useTexts({ zh, en });
  const { place, sameKeyAs } = item;
  return (
    <Card
      title={position === null ? t.forms[item.form] : `${position}. ${t.forms[item.form]}`}
      aside={
        <span className={styles.aside}>
          {sameKeyAs !== undefined && <strong>{t.inspect.sameKey(sameKeyAs + 1)}</strong>}
          {place && position !== null && <TextButton onClick={() => onPlace(place)}>{t.line(place.line)}</TextButton>}
        </span>
      }
    >
      <Cautions item={item} />
      <FactList facts={factRows(item, t)} />
    </Card>
  );
}

function Cautions({ item }: Pick<ItemCardProps, 'item'>) {
  const t = useTexts({ zh, en });
  const { key, certificate, request, reason, comment } = item;
  const signature = (certificate ?? request)?.signature;
  const words = [
    ...(reason ? [unreadWords(reason, comment, t)] : []),
    ...(key?.cautions ?? []).map((caution) => t.cautions[caution]),
    ...(certificate && certificate.validity !== 'current'
      ? [t.validity[certificate.validity](Math.abs(certificate.daysLeft))]
      : []),
    ...(signature?.isWeak ? [t.weakSignature] : []),
    ...(signature?.bySelf === 'wrong' ? [t.wrongSignature] : []),
    ...lockWords(item, t.inspect),
  ];
  return words.map((sentence) => (
    <div key={sentence} className={styles.caution}>
      <Banner tone="warning">{sentence}</Banner>
    </div>
  ));
}

function factRows(item: InspectedItem, t: typeof zh): readonly Fact[] {
  const { form, key, certificate, request, comment, encryption } = item;
  return [
    ...(certificate ? certificateFactRows(certificate, t) : []),
    ...(request ? requestFactRows(request, t) : []),
    ...(encryption === undefined ? [] : [{ name: t.facts.encryption, value: encryption }]),
    ...(comment ? [{ name: form === 'jwk' ? t.facts.keyId : t.facts.comment, value: comment }] : []),
    ...(key ? keyFactRows(key, t) : []),
  ];
}
