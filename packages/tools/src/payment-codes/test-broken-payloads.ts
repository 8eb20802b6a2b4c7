/** A payment code, whose scheme it is, and what is wrong with it. */
export interface Payload {
  readonly name: string;
  readonly text: string;
  readonly schemes: readonly string[];
  /** Valid where not said. */
  readonly crc?: 'wrong' | 'missing';
  /** None where not said. */
  readonly problems?: readonly string[];
}

/** Payment codes with something wrong or unusual, for tests; made up from those that are right. */
export const brokenPayloads: readonly Payload[] = [
  {
    name: 'a digit changed',
    text: '00020101021138570010A00000072701270006970404011200110123456780208QRIBFTTA53037045802VN6304F4E5',
    schemes: ['vietqr'],
    crc: 'wrong',
    problems: ['bad-tag', 'crc-wrong', 'missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'a category changed',
    text: '00020101021215313110015600010156301100059990001520454125303156540588.505802CN5913QINGHE MARKET6007BEIJING6225030400860706POS-03110340064220002ZH0106清河便民超市0202北京63046812',
    schemes: ['unionpay'],
    crc: 'wrong',
    problems: ['crc-wrong'],
  },
  {
    name: 'the CRC left out',
    text: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***',
    schemes: ['pix'],
    crc: 'missing',
    problems: ['crc-missing'],
  },
  {
    name: 'a letter as a tag',
    text: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005A04000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    schemes: ['pix'],
    crc: 'missing',
    problems: ['bad-tag'],
  },
  {
    name: 'the format indicator missing',
    text: '26580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    schemes: ['pix'],
    crc: 'wrong',
    problems: ['first-not-00 26', 'crc-wrong'],
  },
  {
    name: 'cut off in the name',
    text: '00020101021126380009SG.PAYNOW010100211+6581234567030115204581253037025802SG5912EXAMPLE S',
    schemes: ['paynow'],
    crc: 'missing',
    problems: ['overrun 59'],
  },
  {
    name: 'a field behind the CRC',
    text: '00020101021129370016A000000677010111011300668012345675802TH5303764630461975802TH',
    schemes: ['promptpay'],
    problems: ['crc-not-last', 'missing 52', 'missing 59', 'missing 60', 'duplicate 58'],
  },
  {
    name: 'lengths in bytes',
    text: '00020164320002ZH0112清河超市0206北京5802CN',
    schemes: [],
    crc: 'missing',
    problems: [
      'length-in-bytes',
      'crc-missing',
      'missing 52',
      'missing 53',
      'missing 59',
      'missing 60',
      'missing-account',
    ],
  },
  {
    name: 'a CRC in lower case',
    text: '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304a13a',
    schemes: [],
    problems: ['crc-lower-case'],
  },
];
