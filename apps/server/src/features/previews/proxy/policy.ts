import type { SiteAddress } from './site.ts';

/** Features of the browser that an app made by an assistant has no use for. */
const features = [
  'accelerometer',
  'ambient-light-sensor',
  'autoplay',
  'bluetooth',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'web-share',
  'window-management',
  'xr-spatial-tracking',
];

const permissionsPolicy = features.map((name) => `${name}=()`).join(', ');

/**
 * What an app may load and reach: itself. Styles may stand in its pages, scripts may not. It may be shown in a frame by
 * the product and by itself; opened on its own it is boxed in as the frame would, so it opens no windows.
 */
function contentPolicy({ origin }: SiteAddress, productOrigin: string): string {
  const socket = origin.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' ${socket}`,
    "frame-src 'self'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' ${productOrigin}`,
    'sandbox allow-scripts allow-forms allow-modals allow-downloads allow-same-origin',
  ].join('; ');
}

/** On every answer of a preview, whatever the app says itself. */
export function policyHeaders(address: SiteAddress, productOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(address, productOrigin),
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-robots-tag': 'noindex',
  };
}
