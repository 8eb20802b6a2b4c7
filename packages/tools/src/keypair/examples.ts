import type { Example } from '@toolbench/kit/define-tool.ts';

/** A certificate made for this page; its private key was thrown away. */
export const exampleCertificate = `-----BEGIN CERTIFICATE-----
MIICFTCCAbugAwIBAgIMW38KHJ4tRPijxg0XMAoGCCqGSM49BAMCMD0xCzAJBgNV
BAYTAkNOMRIwEAYDVQQKDAlUb29sYmVuY2gxGjAYBgNVBAMMEXRvb2xiZW5jaC5l
eGFtcGxlMB4XDTI1MDEwMTAwMDAwMFoXDTM1MDEwMTAwMDAwMFowPTELMAkGA1UE
BhMCQ04xEjAQBgNVBAoMCVRvb2xiZW5jaDEaMBgGA1UEAwwRdG9vbGJlbmNoLmV4
YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARK4EGzMf3OdybYBrr65YaA
FqzDNUXf6kU5eihtRWRDgvQxpPTzbxAkUoEfIUXJ+UixqPWASdBH2UZSef1mvq3L
o4GgMIGdMB0GA1UdDgQWBBTOeraUS/lUEx+KNF9ZDxRN8Aw8fzAMBgNVHRMBAf8E
AjAAMA4GA1UdDwEB/wQEAwIHgDATBgNVHSUEDDAKBggrBgEFBQcDATBJBgNVHREE
QjBAghF0b29sYmVuY2guZXhhbXBsZYITKi50b29sYmVuY2guZXhhbXBsZYcEwAAC
AYcQIAENuAAAAAAAAAAAAAAAATAKBggqhkjOPQQDAgNIADBFAiBytuXTmHL3Fyr9
dLJhdCu7A3yHSTOqmLSSKg0DINOQ7QIhAPIHq51FhxTUuhaA6ctrzmIfl14XVN5P
UTDPAbNctzgw
-----END CERTIFICATE-----
`;

export const examples: readonly Example[] = [
  { name: { zh: '自签名证书', en: 'Self-signed certificate' }, input: exampleCertificate },
];
