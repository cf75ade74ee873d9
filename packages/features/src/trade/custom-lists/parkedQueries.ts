import type { CustomList } from '@trade-portal/supplier-api'
import type { Session } from '../../foundation/session/createSession.ts'
import { cartChanges, cartIds } from '../cart/queries.ts'
import { changeLists } from './changeLists.ts'
import { park, resume, saveCartAsList, type ParkingCalls } from './parkedCarts.ts'

/**
 * The calls that park and resume carts. Reading the cart waits until pending changes have ended. Calls that use or change
 * the cart wait until a running order has ended.
 */
function parkingCalls(session: Session): ParkingCalls {
  const { api } = session
  const ids = cartIds.of(session)
  const changes = cartChanges.of(session)
  return {
    readCart: async () => {
      const cartId = await ids.ensure()
      await changes.settled(cartId)
      return api.getCartContents({ sessionID: cartId })
    },
    readLists: () => api.getCustomLists({}),
    save: async (name) => {
      const cartId = await ids.ensure()
      await changes.changeLines(cartId, () => api.saveCustomList({ sessionID: cartId, customList: name }))
    },
    empty: changes.empty,
    copy: (listId) => changes.add((cartId) => api.copyCartToCart({ fromSessionID: listId, toSessionID: cartId })),
    remove: (listId) => api.deleteCustomList({ sessionID: listId }, { outdatesIfRefused: true }),
  }
}

export const resumeCart = (session: Session, list: CustomList) =>
  changeLists(session, () => resume(list, parkingCalls(session)))

export const saveCurrentCartAsList = (session: Session, name: string) =>
  changeLists(session, () => saveCartAsList(name, parkingCalls(session)))

export const parkCart = (session: Session, job: string) => changeLists(session, () => park(job, parkingCalls(session)))
