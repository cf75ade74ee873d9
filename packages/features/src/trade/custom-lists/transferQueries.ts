import { useAction } from '../../foundation/api/useAction.ts'
import { counted } from '../../foundation/lists/counted.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { userRecords } from '../../foundation/session/userRecords.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { wireLine } from '../cart/queries.ts'
import { addToList, listOfGoods, type AddInput } from './addToList.ts'
import { changeLists } from './changeLists.ts'
import { lineInTransfer } from './listChanges.ts'
import { transferLines, unfinishedList, type TransferInput } from './transferLines.ts'

const onTheirWay = userRecords('list-lines', { schema: lineInTransfer, keyOf: ({ id }) => id }, () => ({}))

const newLists = userRecords('new-lists', { schema: unfinishedList, keyOf: ({ name }) => name }, () => ({}))

const listsOfGoods = userRecords('lists-of-goods', { schema: listOfGoods, keyOf: ({ name }) => name }, () => ({}))

function listCalls({ api }: Session): AddInput['calls'] {
  return {
    readLists: () => api.getCustomLists({}),
    add: (listId, entry) => api.addCartProduct({ sessionID: listId, ...wireLine(entry) }),
    saveCopy: (listId, name) => api.saveCustomList({ sessionID: listId, customList: name }),
    removeLine: (listId, { productId, lineId }) =>
      api.deleteCartProduct({ sessionID: listId, productID: productId, lineID: lineId }, { outdatesIfRefused: true }),
    openCart: () => api.createCart({}),
    readCart: (cartId) => api.getCartContents({ sessionID: cartId }),
  }
}

type Transfer = Omit<TransferInput, 'calls' | 'records' | 'newLists'>

export function useTransferLines() {
  const session = useSession()
  return useAction(
    async (transfer: Transfer) => {
      const known = { calls: listCalls(session), records: onTheirWay.of(session), newLists: newLists.of(session) }
      await changeLists(session, () => transferLines({ ...transfer, ...known }))
      return transfer
    },
    { success: transferredMessage },
  )
}

const transferredMessage = ({ entries, isMove }: Transfer) =>
  `${counted(entries.length, 'line')} ${isMove ? 'moved' : 'copied'}`

type Addition = Pick<AddInput, 'to' | 'entries'> & { readonly success: string }

/** Adds lines to a list; see `addToList`. The toast of its success is the text `success`. */
export function useAddToList() {
  const session = useSession()
  return useAction(
    async ({ success, ...addition }: Addition) => {
      const known = { records: onTheirWay.of(session), listsOfGoods: listsOfGoods.of(session) }
      const listId = await changeLists(session, () => addToList({ ...addition, ...known, calls: listCalls(session) }))
      return { listId, success }
    },
    { success: addedMessage },
  )
}

const addedMessage = ({ success }: Pick<Addition, 'success'>) => success
