import type { CustomList } from '@trade-portal/supplier-api'

/**
 * Tells the customer how to change a list. The specification has no editor for lists: the customer changes the cart and
 * saves it again under the list's name.
 */
export function changeListHint({ isGeneric, lines }: CustomList): string {
  const save = 'press Save Custom List in the cart review'
  if (isGeneric) return `To make a list of your own from this one, copy it to your cart, add products, then ${save}.`
  const fill = lines.length === 0 ? 'To fill this list, add' : 'To update this list, copy it to your cart, add'
  return `${fill} products, then ${save} and enter the same name.`
}
