import {
  BadgeCheck,
  Binary,
  Braces,
  Calculator,
  CalendarClock,
  CaseSensitive,
  Clock,
  CodeXml,
  CreditCard,
  Diff,
  FingerprintPattern,
  FolderSync,
  Hash,
  KeyRound,
  Link2,
  Palette,
  QrCode,
  Regex,
  ScanQrCode,
  Sheet,
  SquareAsterisk,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { ToolDefinition } from '@toolbench/kit/define-tool.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  scanner: ScanQrCode,
  qrcode: QrCode,
  emvco: CreditCard,
  api: Webhook,
  sftp: FolderSync,
  regex: Regex,
  diff: Diff,
  uuid: FingerprintPattern,
  keypair: KeyRound,
  base64: Binary,
  url: Link2,
  json: Braces,
  xml: CodeXml,
  csv: Sheet,
  jwt: BadgeCheck,
  hash: Hash,
  timestamp: Clock,
  password: SquareAsterisk,
  base: Calculator,
  color: Palette,
  cron: CalendarClock,
  text: CaseSensitive,
};

interface ToolIconProps {
  readonly tool: Pick<ToolDefinition, 'key' | 'glyph'>;
  /** Pixels. */
  readonly size?: number;
}

/** The drawing of a tool; the letters of its definition where nobody has drawn one yet. */
export function ToolIcon({ tool: { key, glyph }, size = 16 }: ToolIconProps) {
  const Icon = icons[key];
  return Icon ? <Icon size={size} aria-hidden /> : <span aria-hidden>{glyph}</span>;
}
