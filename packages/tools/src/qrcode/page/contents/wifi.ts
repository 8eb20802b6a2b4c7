import { fail, ok } from '@toolbench/kit/result.ts';
import type { FormResult, PayloadFields } from '../payments/form-values.ts';

/** In Wi-Fi codes these characters are escaped with a backslash (ZXing's WIFI: scheme, as phones read it). */
function escape(text: string): string {
  return text.replace(/[\\;,:"]/g, (character) => `\\${character}`);
}

/** IEEE 802.11, 9.4.2.2: the name of a network is at most so many bytes. */
const longestSsid = 32;

/**
 * The text that joins a network, fields in the order of the WPA3 specification, 7.1. `R:1` asks for WPA3 and nothing
 * older (transition disable), and readers that do not know it join all the same. Enterprise networks are written as
 * ZXing's scheme has them: method, inner method, anonymous identity, identity.
 */
export function wifi(fields: PayloadFields): FormResult {
  const { ssid = '', password = '', security = 'WPA', hidden = '', identity = '', anonymous = '' } = fields;
  const length = new TextEncoder().encode(ssid).length;
  if (length > longestSsid) return fail('ssid', { field: 'ssid', length, limit: longestSsid });
  const isEnterprise = security === 'WPA2-EAP';
  if (isEnterprise && identity.trim() === '') return fail('missing', { field: 'identity' });
  const { eapMethod = 'PEAP', innerMethod = 'MSCHAPV2' } = fields;
  const hasInner = isEnterprise && eapMethod !== 'PWD';
  const parts = [
    ['T', security === 'WPA3' ? 'WPA' : security],
    ['R', security === 'WPA3' ? '1' : ''],
    ['S', escape(ssid)],
    ['H', hidden === 'true' ? 'true' : ''],
    ['E', isEnterprise ? eapMethod : ''],
    ['PH2', hasInner ? innerMethod : ''],
    ['A', hasInner ? escape(anonymous.trim()) : ''],
    ['I', isEnterprise ? escape(identity.trim()) : ''],
  ].filter(([, value]) => value !== '');
  const secret = security === 'nopass' ? [] : [['P', escape(password)]];
  return ok(`WIFI:${[...parts, ...secret].map(([key, value]) => `${key}:${value};`).join('')};`);
}
