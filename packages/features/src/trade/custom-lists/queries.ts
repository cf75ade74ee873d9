import { useQuery } from '@tanstack/react-query'
import type { CustomList, SupplierApi } from '@trade-portal/supplier-api'
import { operationQuery } from '../../foundation/api/operationQuery.ts'
import { useAction } from '../../foundation/api/useAction.ts'
import { useApi, useSession } from '../../foundation/session/useSession.ts'
import { cartChanges } from '../cart/queries.ts'

/** All lists with their lines, because no operation returns a single list. */
export function customListsQuery(api: SupplierApi) {
  return operationQuery(api, 'getCustomLists', {})
}

export function useCustomLists() {
  return useQuery({ ...customListsQuery(useApi()), select: firstOfEachId })
}

/** Keeps only the first of several lists with the same id, because the page of a list has only the id in its address. */
function firstOfEachId(lists: readonly CustomList[]): CustomList[] {
  return lists.filter((list, index) => lists.findIndex(({ cartId }) => cartId === list.cartId) === index)
}

/**
 * Saves the lines of a cart as a list, once pending changes of the lines have ended. The supplier replaces the
 * customer's list of the same name.
 */
export function useSaveCustomList() {
  const session = useSession()
  return useAction(
    async ({ cartId, name }: { readonly cartId: string; readonly name: string }) => {
      const changes = cartChanges.of(session)
      await changes.settled(cartId)
      // `changeLines` refuses a cart that has been ordered. An ordered cart may be empty, and saving an empty cart could
      // remove all lines of the existing list with this name.
      await changes.changeLines(cartId, () => session.api.saveCustomList({ sessionID: cartId, customList: name }))
    },
    { success: 'Custom list saved' },
  )
}
