import type { FieldName } from './form-fields.ts';

/** What fields look like, shown in grey while they are empty; the same in both languages. Made up, but valid. */
export const samples: Readonly<Partial<Record<FieldName, string>>> = {
  uen: '201403121W',
  mobileSg: '+65 8123 4567',
  mobileTh: '081 234 5678',
  taxIdTh: '1234567890121',
  eWallet: '012345678901234',
  pixRandom: '123e4567-e12b-12d1-a456-426655440000',
  pixEmail: 'name@example.com',
  pixPhone: '+55 11 91234-5678',
  cpf: '111.444.777-35',
  cnpj: '11.222.333/0001-81',
  networkId: 'com.example',
  account: '1234567890',
  currency: 'SGD',
  country: 'SG',
  amount: '12.50',
  category: '0000',
  transactionId: '***',
};
