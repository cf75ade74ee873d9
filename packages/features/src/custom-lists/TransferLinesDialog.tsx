import { RadioGroup, Stack, Text } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { useWatch } from 'react-hook-form'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { counted } from '../foundation/lists/counted.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { ListChoiceFields } from '../trade/custom-lists/ListChoiceFields.tsx'
import { useCustomLists } from '../trade/custom-lists/queries.ts'
import { newList } from '../trade/custom-lists/transferLines.ts'
import { useTransferLines } from '../trade/custom-lists/transferQueries.ts'
import { useEntriesOf } from './queries.ts'
import type { TransferValues } from './transferSchema.ts'

interface TransferLinesDialogProps {
  readonly list: CustomList
  /** The keys of the selected lines. */
  readonly selected: ReadonlySet<string>
  readonly onTransferred: () => void
  readonly onClose: () => void
}

const blank: TransferValues = { to: '', name: '', action: 'copy' }
const loadRules = () => import('./transferSchema.ts')

/** Copies or moves lines of a list to a new list, or to another of the customer's own lists. */
export function TransferLinesDialog({ list, selected, onTransferred, onClose }: TransferLinesDialogProps) {
  const lines = list.lines.filter((line) => selected.has(lineKey(line)))
  const { data: lists = [] } = useCustomLists()
  const others = lists.filter(({ cartId, isGeneric }) => !isGeneric && cartId !== list.cartId)
  const entriesOf = useEntriesOf(list.cartId)
  const transfer = useTransferLines()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ transferRules }) => transferRules,
    send: async ({ to, name, action }: TransferValues) => {
      const entries = await entriesOf(lines)
      await transfer.run({
        from: list,
        lines,
        // The id of the list makes the keys unique, because lines of two lists may have the same key.
        entries: entries.map((entry) => ({ ...entry, key: `${list.cartId} ${entry.key}` })),
        to: to === newList ? { newName: name.trim() } : { listId: to },
        isMove: action === 'move',
      })
    },
    onEnd: () => {
      onTransferred()
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Copy or move ${counted(lines.length, 'line')}`}
      form={form}
      onClose={onClose}
      submitLabel={({ action }) => `${action === 'move' ? 'Move' : 'Copy'} ${counted(lines.length, 'line')}`}
    >
      <TransferFields others={others} isGeneric={list.isGeneric} />
    </FormDialog>
  )
}

const Field = fieldOf<TransferValues>()

interface TransferFieldsProps {
  readonly others: readonly CustomList[]
  readonly isGeneric: boolean
}

function TransferFields({ others, isGeneric }: TransferFieldsProps) {
  const action = useWatch<TransferValues, 'action'>({ name: 'action' })
  return (
    <Stack space="medium">
      <ListChoiceFields lists={others} />
      {!isGeneric && (
        <Field
          name="action"
          as={RadioGroup}
          label="What happens to them here"
          options={[
            { value: 'copy', label: 'They stay in this list' },
            { value: 'move', label: 'They leave this list, once the other one has them' },
          ]}
        />
      )}
      {action === 'move' && (
        <Text size="small" tone="subdued">
          If the connection drops meanwhile, move them again: nothing is lost or doubled.
        </Text>
      )}
    </Stack>
  )
}
