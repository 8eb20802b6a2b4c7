import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { TextButton } from '@toolbench/ui/controls/text-button.tsx';
import { Card } from '@toolbench/ui/layout/tool-layout.tsx';
import type { Place } from '@toolbench/kit/result.ts';
import type { AlternativeName } from '../engine/certificate/alternative-names.ts';
import type { Extensions } from '../engine/certificate/certificate-extensions.ts';
import { type NameAttribute, nameText } from '../engine/certificate/distinguished-name.ts';
import { type Fact, FactList } from './fact-list.tsx';
import type { InspectedItem, CertificateFacts, RequestFacts } from '../engine/inspect-item.ts';
import { keyFactRows } from './key-fact-rows.tsx';
import styles from './keypair.module.css';
import { lockWords, unreadWords } from '../text/notes.ts';
import { useWords } from './use-words.tsx';
import type { zh } from '../text/zh.ts';

interface InspectedItemsProps {
  readonly items: readonly InspectedItem[] | null;
  readonly onPlace: (place: Place) => void;
}

/** A card for every key, certificate and request that was found. */
export function InspectedItems({ items, onPlace }: InspectedItemsProps) {
  const { inspect: t } = useWords();
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
  const t = useWords();
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
  const t = useWords();
  const { key, certificate, request, reason, comment } = item;
  const signature = (certificate ?? request)?.signature;
  const words = [
    ...(reason ? [unreadWords(reason, comment, t)] : []),
    ...(key?.cautions ?? []).map((caution) => t.cautions[caution]),
    ...(certificate && certificate.validity !== 'current'
      ? [t.validity[certificate.validity](Math.abs(certificate.daysLeft ?? 0))]
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

type Texts = typeof zh;

/** What is told of a certificate, in words. */
function certificateFactRows(certificate: CertificateFacts, t: Texts): readonly Fact[] {
  const { subject, issuer, notBefore, notAfter, validity, daysLeft, extensions, signature } = certificate;
  const period = t.certificate.period(shortTime(notBefore), shortTime(notAfter));
  const { subjectKeyId, authorityKeyId, others } = extensions;
  return [
    { name: t.certificate.subject, value: nameOrEmpty(subject, t) },
    { name: t.certificate.issuer, value: nameOrEmpty(issuer, t) },
    { name: t.certificate.self, value: t.selfSigned[signature.bySelf ?? 'no'] },
    { name: t.certificate.validity, value: `${period} · ${t.validity[validity](Math.abs(daysLeft ?? 0))}` },
    ...extensionRows(extensions, t),
    { name: t.certificate.signature, value: signature.algorithm },
    { name: t.certificate.serial, value: certificate.serial, isCode: true },
    { name: t.certificate.sha256, value: certificate.sha256, isCode: true },
    { name: t.certificate.sha1, value: certificate.sha1, isCode: true },
    ...(subjectKeyId ? [{ name: t.certificate.subjectKeyId, value: subjectKeyId, isCode: true }] : []),
    ...(authorityKeyId ? [{ name: t.certificate.authorityKeyId, value: authorityKeyId, isCode: true }] : []),
    ...(others.length > 0 ? [{ name: t.certificate.others, value: others.join(', ') }] : []),
  ];
}

/** What is told of a request, in words. */
function requestFactRows({ subject, extensions, signature }: RequestFacts, t: Texts): readonly Fact[] {
  return [
    { name: t.certificate.subject, value: nameOrEmpty(subject, t) },
    ...extensionRows(extensions, t),
    { name: t.certificate.signature, value: signature.algorithm },
    { name: t.requestSignature, value: t.requestSigned[signature.bySelf ?? 'unknown'] },
  ];
}

function extensionRows(extensions: Extensions, t: Texts): readonly Fact[] {
  const { alternativeNames, keyUsage, extendedKeyUsage, isAuthority, pathLength } = extensions;
  const authority = pathLength === undefined ? t.certificate.isAuthority : t.certificate.isAuthorityWithin(pathLength);
  const lists: readonly (readonly [name: string, values: readonly string[]])[] = [
    [t.certificate.names, (alternativeNames ?? []).map((name) => alternativeText(name, t))],
    [t.certificate.keyUsage, (keyUsage ?? []).map((usage) => t.keyUsages[usage])],
    [t.certificate.extendedKeyUsage, extendedKeyUsage ?? []],
  ];
  return [
    ...lists.filter(([, values]) => values.length > 0).map(([name, values]) => ({ name, value: values.join(', ') })),
    ...(isAuthority === undefined
      ? []
      : [{ name: t.certificate.authority, value: isAuthority ? authority : t.certificate.isNoAuthority }]),
  ];
}

function alternativeText({ kind, value }: AlternativeName, t: Texts): string {
  return kind === 'dns' ? value : `${t.nameKinds[kind]} ${value}`.trim();
}

function nameOrEmpty(name: readonly NameAttribute[], t: Texts): string {
  return nameText(name) || t.certificate.emptyName;
}

/** 2026-11-21T02:33:58Z as 2026-11-21 02:33 UTC. */
function shortTime(iso: string): string {
  return iso.replace(/T(\d\d:\d\d).*$/, ' $1 UTC');
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
