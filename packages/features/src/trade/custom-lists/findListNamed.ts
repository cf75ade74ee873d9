import type { CustomList } from '@trade-portal/supplier-api'

/**
 * The list that bears a name already: the customer's own, which saving replaces, before a generic one, which stays.
 * Names are compared without the blanks around them and in any letter case.
 */
export function findListNamed(lists: readonly CustomList[], name: string): CustomList | undefined {
  const wanted = comparable(name)
  const same = lists.filter((list) => wanted !== '' && comparable(list.name) === wanted)
  return same.find(({ isGeneric }) => !isGeneric) ?? same[0]
}

const comparable = (name: string) => name.trim().toLowerCase()
