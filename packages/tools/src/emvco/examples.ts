import type { Example } from '@toolbench/kit/define-tool.ts';

/** Made-up merchants; lengths and CRCs are right. The first is what the example button loads. */
export const examples: readonly Example[] = [
  {
    name: { zh: 'PayNow 与 SGQR', en: 'PayNow and SGQR' },
    input:
      '00020101021126490009SG.PAYNOW010120210201912345K0301104082030123151720007SG.SGQR0112260101A1B2C30207' +
      '01.000103060485830402020502150708202601015204581253037025802SG5919KOPI CORNER PTE LTD6009Singapore61' +
      '0604858362140103***0703T016304EE42',
  },
  {
    name: { zh: 'PIX，带金额', en: 'Pix with an amount' },
    input:
      '00020101021126730014br.gov.bcb.pix0136123e4567-e89b-12d3-a456-4266554400000211Pedido 102452045651530' +
      '39865406129.905802BR5912LOJA EXEMPLO6009SAO PAULO62140510PEDIDO10246304406F',
  },
  {
    name: { zh: '银联，中文商户名', en: 'UnionPay, Chinese merchant name' },
    input:
      '00020101021215313110015600010156301100059990001520454115303156540588.505802CN5913QINGHE MARKET6007BE' +
      'IJING6225030400860706POS-03110340064220002ZH0106清河便民超市0202北京63046812',
  },
];
