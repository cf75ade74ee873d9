import type { CustomList } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { exampleLine } from '../testing/exampleLine.ts'
import { changeListHint } from './changeListHint.ts'

const list: CustomList = { cartId: 'van-stock', name: 'Van stock', isGeneric: false, lines: [exampleLine] }

test.each([
  [list, 'To update this list, copy it to your cart, add products, then press'],
  [{ ...list, lines: [] }, 'To fill this list, add products, then press'],
  [{ ...list, isGeneric: true }, 'To make a list of your own from this one, copy it to your cart'],
])('the hint for %j', (shown, start) => expect(changeListHint(shown).startsWith(start)).toBe(true))
