import { useAction } from '../foundation/api/useAction.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { counted } from '../foundation/lists/counted.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { userRecords } from '../foundation/session/userRecords.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { wireLine } from '../trade/cart/queries.ts'
import { lineInTransfer, type ListCalls, type ListEntry } from './listChanges.ts'
import { addToList, transferLines, unfinishedList, type TransferInput } from './transferLines.ts'

const onTheirWay = userRecords(
  'list-lines',
  { schema: lineInTransfer, keyOf: ({ id }) => id, storageScope: 'session' },
  () => ({}),
)

const newLists = userRecords(
  'new-lists',
  { schema: unfinishedList, keyOf: ({ name }) => name, storageScope: 'session' },
  () => ({}),
)

function listCalls({ api }: Session): ListCalls {
  return {
    readLists: () => api.getCustomLists({}),
    add: (listId, entry) => api.addCartProduct({ sessionID: listId, ...wireLine(entry) }),
    saveCopy: (listId, name) => api.saveCustomList({ sessionID: listId, customList: name }),
    removeLine: (listId, { productId, lineId }) =>
      api.deleteCartProduct({ sessionID: listId, productID: productId, lineID: lineId }, { outdatesIfRefused: true }),
  }
}

/**
 * Runs a change of lists, unless another one is running in any tab of the user. Each change relies on what the previous
 * ones wrote.
 * @throws ActionError if another change is running
 */
async function changeLists(session: Session, change: () => Promise<void>): Promise<void> {
  // Delays refetching to the end of the change, so that the lists are refetched once instead of after each call.
  const release = session.invalidator.hold()
  const outcome = await runExclusively(`lists:${session.record.username}`, change).finally(release)
  if (outcome === 'taken') throw new ActionError('Another list is being changed. Wait until it is done.')
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
