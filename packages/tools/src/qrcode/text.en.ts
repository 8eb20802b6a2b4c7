import type { zh } from './text.zh.ts';

const modes: Readonly<Record<string, string>> = { numeric: 'digits', alphanumeric: 'characters', byte: 'bytes' };

export const en: typeof zh = {
  generate: 'Generate QR code',
  generating: 'Generating',
  download: 'Download PNG',
  downloadSvg: 'Download SVG',
  copyLink: 'Copy content',
  input: 'Content',
  inputHint: 'Enter a link or any text',
  clearHint: 'Clear content and picture',
  preview: 'Preview',
  previewEmpty: 'The QR code appears here',
  foreground: 'Foreground',
  background: 'Background',
  logo: 'Logo picture',
  removeLogo: 'Remove logo',
  logoUnreadable: 'This file is not a picture that can be read',
  verified: 'Decoded again: the content is the same',
  doubts: {
    'does-not-scan':
      'This code could not be decoded; most scanners will not read it. Use a higher error correction, a larger size, or no logo',
    'low-contrast': 'The contrast is too low to scan reliably. Use a darker foreground or a lighter background',
    inverted: 'The foreground is lighter than the background; some scanners do not read inverted codes',
  },
  figures: { version: 'Version', capacity: 'Capacity', contrast: 'Contrast' },
  capacity: (used, most, mode) => `${used} / ${most} ${modes[mode] ?? ''}`,
  forms: { text: 'Text', wifi: 'Wi-Fi', vcard: 'Contact', email: 'E-mail' },
  formLabel: 'Kind of content',
  fields: {
    ssid: 'Network name (SSID)',
    password: 'Password',
    security: 'Security',
    hidden: 'Hidden network',
    name: 'Name',
    organisation: 'Organisation',
    title: 'Title',
    phone: 'Phone',
    email: 'E-mail',
    url: 'Link',
    to: 'To',
    subject: 'Subject',
    body: 'Message',
  },
  exampleText: 'https://toolbench.example/ Toolbench: developer tools that run in the browser',
  featuresTitle: 'Features',
  features: [
    ['Generation', 'Entirely in the browser; the content is sent to no service'],
    ['Customization', 'Size, four levels of error correction, two colours, a logo in the middle'],
    ['Formats', 'Links, text, Wi-Fi, contacts, e-mail'],
    ['Download', 'PNG to the exact pixel, SVG that scales'],
    ['Use cases', 'Every picture is decoded again; one that does not scan says so'],
  ],
  errors: {
    empty: () => 'Enter the content of the QR code',
    'too-long': ({ used, most, mode }) =>
      `The content is too long: ${used} ${modes[mode] ?? ''}, and this level holds at most ${most}. Shorten it or choose a lower error correction`,
    'bad-colour': ({ colour }) => `${colour} is not a colour; write it like #000000`,
    'lone-surrogate': () => 'The content has a broken character (half of a surrogate pair); remove it first',
    crashed: () => 'Generating failed; the content is unchanged. Try again',
  },
};
