/** Made-up contents to see the recognition at work. */
export const samples = {
  json: '{"order":"A-1024","paid":true,"items":[{"sku":"T-7","price":19.90}]}',
  payment:
    '00020101021126730014br.gov.bcb.pix0136123e4567-e89b-12d3-a456-4266554400000211Pedido 102452045651530' +
    '39865406129.905802BR5912LOJA EXEMPLO6009SAO PAULO62140510PEDIDO10246304406F',
  url: 'https://shop.example/search?q=%E8%8C%B6%E5%8F%B6&page=2&tag=%E7%BB%BF%E8%8C%B6',
  uuid: '0199f3a2-6c1e-7b3d-8f4a-2d9c51e07b66',
} as const;

export type Sample = keyof typeof samples;
