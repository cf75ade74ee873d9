import type { CartLine } from '@trade-portal/supplier-api'

export const exampleLine: CartLine = {
  lineId: '1',
  productId: 'FX100001',
  name: 'Joist Hanger',
  image: '',
  unit: 'EA',
  quantity: 3,
  unitPrice: 105,
  unitGst: 11,
  isTally: false,
  stockStatus: null,
}
