import type { CustomList } from '@trade-portal/supplier-api'

/**
 * The existing list with this name. The comparison ignores letter case and spaces around the name. If several lists have
 * the name, returns the customer's own list rather than a generic list, because saving replaces only the customer's own
 * list.
 */
export function findListNamed(lists: readonly CustomList[], name: string): CustomList | undefined {
  const wanted = comparable(name)
  const same = lists.filter((list) => wanted !== '' && comparable(list.name) === wanted)
  return same.find(({ isGeneric }) => !isGeneric) ?? same[0]
}

export function findOwnListNamed(lists: readonly CustomList[], name: string): CustomList | undefined {
  const list = findListNamed(lists, name)
  return list?.isGeneric === false ? list : undefined
}

const comparable = (name: string) => name.trim().toLowerCase()

/** The suffix of the names of lists that are parked carts. Nothing else distinguishes them from other lists. */
const parkedSuffix = ' (parked)'

export const parkedListName = (job: string) => `${job.trim()}${parkedSuffix}`
export const isParked = ({ name, isGeneric }: CustomList) => !isGeneric && name.endsWith(parkedSuffix)
