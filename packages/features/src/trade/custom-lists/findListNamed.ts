import type { CustomList } from '@trade-portal/supplier-api'

/**
 * The existing list of a name: first the customer's own, which saving replaces, then a generic one, which is not replaced.
 * Ignores letter case and blanks around names.
 */
export function findListNamed(lists: readonly CustomList[], name: string): CustomList | undefined {
  const wanted = comparable(name)
  const same = lists.filter((list) => wanted !== '' && comparable(list.name) === wanted)
  return same.find(({ isGeneric }) => !isGeneric) ?? same[0]
}

const comparable = (name: string) => name.trim().toLowerCase()
