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

/*
 * Payment codes for tests. The first is EMVCo’s own sample (EMV QRCPS-MPM annex B); those of NAPAS, Banco Central do
 * Brasil, the Bank of Thailand, PayNet and the Payments Japan Association are from their published specifications and
 * samples; the rest are made up. A CRC that others published proves ours.
 */
export const payloads: readonly Payload[] = [
  {
    name: 'EMVCo’s own sample',
    text: '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A',
    schemes: [],
  },
  {
    name: 'VietQR to an account, NAPAS 6.1.1',
    text: '00020101021138570010A00000072701270006970403011200110123456780208QRIBFTTA53037045802VN6304F4E5',
    schemes: ['vietqr'],
    problems: ['bad-tag', 'missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'VietQR to a card, NAPAS 6.1.2',
    text: '00020101021138600010A00000072701300006970403011697040311012345670208QRIBFTTC53037045802VN63044F52',
    schemes: ['vietqr'],
    problems: ['missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'VietQR with an amount, NAPAS 6.1.3',
    text: '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    schemes: ['vietqr'],
    problems: ['missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'VietQR to a card with an amount, NAPAS 6.1.4',
    text: '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304A203',
    schemes: ['vietqr'],
    problems: ['missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'Pix, from the central bank’s manual',
    text: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    schemes: ['pix'],
  },
  {
    name: 'PromptPay to a mobile number',
    text: '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
    schemes: ['promptpay'],
    problems: ['missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'PromptPay to a national ID',
    text: '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
    schemes: ['promptpay'],
    problems: ['missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'PromptPay to an e-wallet',
    text: '00020101021129390016A00000067701011103150123456789012345802TH530376463049781',
    schemes: ['promptpay'],
    problems: ['missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'PromptPay bill payment',
    text: '00020101021130530016A00000067701011201130000000000001020412340304234553037645802TH6304E5DA',
    schemes: ['promptpay'],
    problems: ['missing 52', 'missing 59', 'missing 60'],
  },
  {
    name: 'JPQR with a Japanese name',
    text: '0002016003xxx01021129300012D156000000000510A93FO3230Q31280012D1560000000103081234567826680019jp.or.paymentsjapan01130000000000001020400010306000001040600000153033925903xxx64180002JA0108メルペイ カフェ520441115802JP610710661436304DEE9',
    schemes: ['jpqr'],
  },
  {
    name: 'QRIS with an amount',
    text: '00020101021226610016ID.CO.SHOPEE.WWW01189360091800216005230208216005230303UME51440014ID.CO.QRIS.WWW0215ID10243228429300303UME5204792953033605409100003.005802ID5907Pakasir6012KAB. KEBUMEN61055439262230519SP25RZRATEQI2HQ65Q46304A079',
    schemes: ['qris'],
  },
  {
    name: 'DuitNow at a till, its own format version',
    text: '00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD6005BANGI6304343F',
    schemes: ['duitnow'],
    problems: ['form 00'],
  },
  {
    name: 'DuitNow between people',
    text: '00020201021126410014A000000615000101065016640209123456789520400005303458540510.005802MY5909AUSERNAME6005BANGI63043A23',
    schemes: ['duitnow'],
    problems: ['form 00'],
  },
  {
    name: 'DuitNow with a hash in tag 82',
    text: '00020201021126410014A000000615000101065016640209123456789520499995303458540510.005802MY5909QRCSDNBHD6005BANGI8264f879ac6266d8d6da081fc1c17160021119747b190615c21076b3fc0fce56c6eb6304B623',
    schemes: ['duitnow'],
    problems: ['form 00'],
  },
  {
    name: 'SGQR with GrabPay, Dash and NETS',
    text: '00020101021126520008com.grab01365af16fa7-25d5-442b-8c19-b88ddafb14c727330015sg.com.dash.www0110000000464728810011SG.COM.NETS01231198500065G99123123590002111118778720003088778720199084136B4AE51800007SG.SGQR011218090900176B020700.00210306079027040201050213060400000708201809115204581253037025802SG5909TOAST BOX6009Singapore6304B081',
    schemes: ['grabpay', 'dash', 'nets', 'sgqr'],
  },
  {
    name: 'SGQR with FavePay and Alipay',
    text: '00020101021126440010com.myfave0126https://myfave.com/qr/511727630010com.alipay0145https://qr.alipay.com/ocx08230mbjrpvogjn4mm1751800007SG.SGQR01121809132E11F3020701.00030306339511040202050209060400000708201809185204000053037025802SG5911DRAGON BOWL6009Singapore630443F4',
    schemes: ['favepay', 'alipay', 'sgqr'],
  },
  {
    name: 'the tool’s first example',
    text: '00020101021126490009SG.PAYNOW010120210201912345K0301104082030123151720007SG.SGQR0112260101A1B2C3020701.000103060485830402020502150708202601015204581253037025802SG5919KOPI CORNER PTE LTD6009Singapore610604858362140103***0703T016304EE42',
    schemes: ['paynow', 'sgqr'],
  },
  {
    name: 'the tool’s second example',
    text: '00020101021126730014br.gov.bcb.pix0136123e4567-e89b-12d3-a456-4266554400000211Pedido 10245204565153039865406129.905802BR5912LOJA EXEMPLO6009SAO PAULO62140510PEDIDO10246304406F',
    schemes: ['pix'],
  },
  {
    name: 'the tool’s third example',
    text: '00020101021215313110015600010156301100059990001520454115303156540588.505802CN5913QINGHE MARKET6007BEIJING6225030400860706POS-03110340064220002ZH0106清河便民超市0202北京63046812',
    schemes: ['unionpay'],
  },
  {
    name: 'PayNow to a mobile number',
    text: '00020101021126380009SG.PAYNOW010100211+6581234567030115204581253037025802SG5912EXAMPLE SHOP6004CITY63042847',
    schemes: ['paynow'],
  },
  {
    name: 'PayNow to a business, fixed amount',
    text: '00020101021126370009SG.PAYNOW010120210201912345K030105204581253037025802SG5912EXAMPLE SHOP6004CITY54048.806304A759',
    schemes: ['paynow'],
  },
  {
    name: 'NETS alone',
    text: '00020101021133690011SG.COM.NETS01112311234567802111118778720003088778720199084136B4AE5204581253037025802SG5912EXAMPLE SHOP6004CITY6304030E',
    schemes: ['nets'],
  },
  {
    name: 'PromptPay customer-presented',
    text: '00020101021129300016A00000067701011405061234565204581253037645802TH5912EXAMPLE SHOP6004CITY6304FFED',
    schemes: ['promptpay'],
  },
  {
    name: 'Pix to an e-mail key',
    text: '00020101021126380014BR.GOV.BCB.PIX0116loja@example.com62410503***50300017br.gov.bcb.brcode01051.0.05204581253039865802BR5912EXAMPLE SHOP6004CITY6304C298',
    schemes: ['pix'],
  },
  {
    name: 'Pix with a dynamic charge',
    text: '00020101021126500014br.gov.bcb.pix2528pix.example.com/qr/v2/0f3c2a5204581253039865802BR5912EXAMPLE SHOP6004CITY63040E07',
    schemes: ['pix'],
  },
  {
    name: 'Pix recurring in tag 80',
    text: '00020101021126450014br.gov.bcb.pix2523pix.example.com/qr/v2/180430014br.gov.bcb.pix2521pix.example.com/rec/15204581253039865802BR5912EXAMPLE SHOP6004CITY6304266B',
    schemes: ['pix'],
  },
  {
    name: 'QRIS of an acquirer only',
    text: '00020101021126720020ID.CO.BANKCONTOH.WWW011893600014000000000002150000000000000010303UKE5204581253033605802ID5912EXAMPLE SHOP6004CITY6304ED39',
    schemes: ['qris'],
  },
  {
    name: 'KHQR of a person',
    text: '00020101021129360009dara@aclb01090123456780206ACLEDA9917001317672256000005204581253038405802KH5912EXAMPLE SHOP6004CITY63049F75',
    schemes: ['khqr'],
  },
  {
    name: 'KHQR of a merchant, riel, Khmer name',
    text: '00020101021130330009cafe@aclb01061234560206ACLEDA5204581253031165802KH5912EXAMPLE SHOP6004CITY54052000064300002km0109ហាងកាហ្វេ0207ភ្នំពេញ993400131767225600000011317672259000006304CBB6',
    schemes: ['khqr'],
  },
  {
    name: 'FPS by FPS identifier',
    text: '00020101021126270012hk.com.hkicl020712345675204581253033445802HK5912EXAMPLE SHOP6004CITY63040D16',
    schemes: ['fps'],
  },
  {
    name: 'FPS by mobile number',
    text: '00020101021126330012hk.com.hkicl0313+852-612345675204581253033445802HK5912EXAMPLE SHOP6004CITY6304032F',
    schemes: ['fps'],
  },
  {
    name: 'FPS by e-mail with a time-out',
    text: '00020101021126600012hk.com.hkicl01030040415shop@example.hk0514203012311200005204581253033445802HK5912EXAMPLE SHOP6004CITY5406100.5063045D0F',
    schemes: ['fps'],
  },
  {
    name: 'UPI and card networks (BharatQR)',
    text: '00020101021102164000123456789012041652001234567890120616610012345678901226350010A0000005240108shop@upi020510.0027290010A0000005240111TXN000000015204581253033565802IN5912EXAMPLE SHOP6004CITY63040BAB',
    schemes: ['visa', 'mastercard', 'upi'],
  },
  {
    name: 'UPI with an Aadhaar number',
    text: '00020101021128300010A00000052401121234567890125204581253033565802IN5912EXAMPLE SHOP6004CITY6304FB62',
    schemes: ['upi'],
  },
  {
    name: 'QR Ph between people',
    text: '00020101021127570012com.p2pqrpay0111BOPIPHMMXXX020899964403041012345678905204581253036085802PH5912EXAMPLE SHOP6004CITY63045C09',
    schemes: ['qrph'],
  },
  {
    name: 'DuitNow with a descriptor',
    text: '00020101021126600014A000000615000101065887340212MBBQR12345670312KEDAI CONTOH5204581253034585802MY5912EXAMPLE SHOP6004CITY63046234',
    schemes: ['duitnow'],
  },
  {
    name: 'JPQR alone',
    text: '00020101021126680019jp.or.paymentsjapan0113000000000000102040001030600000104060000015204581253033925802JP5912EXAMPLE SHOP6004CITY6304F6EA',
    schemes: ['jpqr'],
  },
  {
    name: 'UnionPay',
    text: '000201010211153131100156000101563011000599900015204581253031565802CN5912EXAMPLE SHOP6004CITY63042EC5',
    schemes: ['unionpay'],
  },
  {
    name: 'Visa and Mastercard',
    text: '00020101021102164000123456789012041652001234567890125204581253038405802US5912EXAMPLE SHOP6004CITY6304149A',
    schemes: ['visa', 'mastercard'],
  },
  {
    name: 'American Express, JCB and Discover',
    text: '000201010211091660111234567890121115340012345678901131635301234567890125204581253038405802US5912EXAMPLE SHOP6004CITY6304C6EC',
    schemes: ['discover', 'amex', 'jcb'],
  },
  {
    name: 'a network of its own (UUID)',
    text: '000201010211264500322f1acb1d7c8e4f0a9d3b6e5c4a3b2c1d0105SHOP15204581253039785802FR5912EXAMPLE SHOP6004CITY6304DF8C',
    schemes: [],
  },
  {
    name: 'a tip to be entered',
    text: '000201010211041652001234567890125204581253038265802GB5912EXAMPLE SHOP6004CITY55020163049E6E',
    schemes: ['mastercard'],
  },
  {
    name: 'a fixed fee',
    text: '000201010211041652001234567890125204581253038265802GB5912EXAMPLE SHOP6004CITY54021055020256040.506304504E',
    schemes: ['mastercard'],
  },
  {
    name: 'a percentage fee',
    text: '000201010211041652001234567890125204581253038265802GB5912EXAMPLE SHOP6004CITY540310.55020357032.563043BB4',
    schemes: ['mastercard'],
  },
  {
    name: 'an emoji in the local name',
    text: '000201010211153131100156000101563011000599900015204581253031565802CN5912EXAMPLE SHOP6004CITY64190002ZH0103🍜面馆0202重庆6304507A',
    schemes: ['unionpay'],
  },
  {
    name: 'VietQR at a merchant',
    text: '00020101021138520010A00000072701240006970436011001234567890206QRPUSH5204581253037045802VN5912EXAMPLE SHOP6004CITY6304B981',
    schemes: ['vietqr'],
  },
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
