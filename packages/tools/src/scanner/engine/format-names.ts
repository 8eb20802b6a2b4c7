/** Names as the standards write them, for those the reader spells otherwise. */
const names: Readonly<Record<string, string>> = {
  QRCode: 'QR Code',
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  DataMatrix: 'Data Matrix',
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code39: 'Code 39',
  Code93: 'Code 93',
  Code128: 'Code 128',
  MaxiCode: 'MaxiCode',
  DataBar: 'GS1 DataBar',
  DataBarExp: 'GS1 DataBar Expanded',
  DataBarLtd: 'GS1 DataBar Limited',
};

/** A symbology's name as people know it: EAN-13, Data Matrix. The same in both languages. */
export function formatName(format: string): string {
  return names[format] ?? format;
}
