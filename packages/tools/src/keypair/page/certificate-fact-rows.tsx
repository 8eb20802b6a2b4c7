import type { AlternativeName } from '../engine/certificate/alternative-names.ts';
import type { Extensions } from '../engine/certificate/certificate-extensions.ts';
import { type NameAttribute, nameText } from '../engine/certificate/distinguished-name.ts';
import type { Fact } from './fact-list.tsx';
import type { CertificateFacts, RequestFacts } from '../engine/inspect-item.ts';
import type { zh } from '../text/zh.ts';

type Texts = typeof zh;

/** What is told of a certificate, in words. */
export function certificateFactRows(certificate: CertificateFacts, t: Texts): readonly Fact[] {
  const { subject, issuer, notBefore, notAfter, validity, daysLeft, extensions, signature } = certificate;
  const period = t.certificate.period(shortTime(notBefore), shortTime(notAfter));
  const { subjectKeyId, authorityKeyId, others } = extensions;
  return [
    { name: t.certificate.subject, value: nameOrEmpty(subject, t) },
    { name: t.certificate.issuer, value: nameOrEmpty(issuer, t) },
    { name: t.certificate.self, value: t.selfSigned[signature.bySelf ?? 'no'] },
    { name: t.certificate.validity, value: `${period} · ${t.validity[validity](Math.abs(daysLeft))}` },
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
export function requestFactRows({ subject, extensions, signature }: RequestFacts, t: Texts): readonly Fact[] {
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
