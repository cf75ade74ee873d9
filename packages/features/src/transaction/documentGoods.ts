import type { TransactionDetail } from '@trade-portal/supplier-api'
import { counted } from '../foundation/lists/counted.ts'
import { isMetre } from '../trade/catalogue/metre.ts'
import type { Goods } from '../trade/custom-lists/addToList.ts'
import { productLines } from '../trade/documents/productLines.ts'

type Lines = Pick<TransactionDetail, 'lines'>

/** The goods of a document for a list. Goods by the metre are left out, because documents do not hold their cut lengths. */
export function goodsOf(document: Lines): Goods[] {
  return productLines(document)
    .filter(({ unit }) => !isMetre(unit))
    .map(({ productId, name, unit, quantity }) => ({ name, entry: { productId, unit, quantity } }))
}

export function goodsNote(document: Lines): string {
  const left = productLines(document).filter(({ unit }) => isMetre(unit)).length
  return left === 0
    ? ''
    : `${counted(left, 'line')} by the metre ${left === 1 ? 'is' : 'are'} left out: this document does not hold the cut lengths.`
}
