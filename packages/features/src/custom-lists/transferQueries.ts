import { useAction } from '../foundation/api/useAction.ts'
import { counted } from '../foundation/lists/counted.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { userRecords } from '../foundation/session/userRecords.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { wireLine } from '../trade/cart/queries.ts'
import { changeLists } from '../trade/custom-lists/changeLists.ts'
import { lineInTransfer, type ListCalls, type ListEntry } from './listChanges.ts'
import { addToList, transferLines, unfinishedList, type TransferInput } from './transferLines.ts'

const onTheirWay = userRecords('list-lines', { schema: lineInTransfer, keyOf: ({ id }) => id }, () => ({}))

const newLists = userRecords('new-lists', { schema: unfinishedList, keyOf: ({ name }) => name }, () => ({}))

function listCalls({ api }: Session): ListCalls {
  return {
    readLists: () => api.getCustomLists({}),
    add: (listId, entry) => api.addCartProduct({ sessionID: listId, ...wireLine(entry) }),
    saveCopy: (listId, name) => api.saveCustomList({ sessionID: listId, customList: name }),
    removeLine: (listId, { productId, lineId }) =>
      api.deleteCartProduct({ sessionID: listId, productID: productId, lineID: lineId }, { outdatesIfRefused: true }),
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

interface Addition {
  readonly listId: string
  readonly entries: readonly ListEntry[]
}

export function useAddToList() {
  const session = useSession()
  return useAction(
    async (addition: Addition) => {
      const known = { calls: listCalls(session), records: onTheirWay.of(session) }
      await changeLists(session, () => addToList({ ...addition, ...known }))
      return addition
    },
    { success: addedMessage },
  )
}

const addedMessage = ({ entries }: Addition) => `${counted(entries.length, 'line')} added to the list`
