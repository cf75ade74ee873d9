import { NumberField, Stack, Text } from '@trade-portal/design-system'
import type { CustomList } from '@trade-portal/supplier-api'
import { fieldOf } from '../../foundation/forms/Form.tsx'
import { FormDialog } from '../../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../../foundation/forms/usePortalForm.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { entriesOfGoods, type Goods } from './addToList.ts'
import type { AddToListValues } from './addToListSchema.ts'
import { ListChoiceFields } from './ListChoiceFields.tsx'
import { isParked } from './listNames.ts'
import { useCustomLists } from './queries.ts'
import { newList } from './transferLines.ts'
import { useAddToList } from './transferQueries.ts'

interface AddToListDialogProps {
  /** At least one. The quantity of a single one without lengths can be changed. */
  readonly goods: readonly Goods[]
  /** What the customer should know about goods that are not among these; '' for nothing. */
  readonly note?: string
  readonly onClose: () => void
}

const loadRules = () => import('./addToListSchema.ts')

/** The list that was chosen last, because several products often go to the same list. */
const lastList = sessionPart(() => ({ value: { id: '' } }))

/** Adds goods to one of the customer's own lists, or to a new list. */
export function AddToListDialog({ goods, note = '', onClose }: AddToListDialogProps) {
  const last = lastList.of(useSession())
  const add = useAddToList()
  const { data: lists = [] } = useCustomLists()
  const own = lists.filter((list) => !list.isGeneric && !isParked(list))
  const [first] = goods
  const single = goods.length === 1 && first && (first.entry.tallies ?? []).length === 0 ? first : undefined
  const what = goods.length === 1 && first ? first.name : counted(goods.length, 'line')
  const form = usePortalForm({
    blank: { to: last.id, name: '', quantity: first?.entry.quantity ?? null } satisfies AddToListValues,
    loadRules,
    rules: ({ addToListRules }) => addToListRules,
    send: async ({ to, name, quantity }: AddToListValues) => {
      const chosen = single && quantity !== null ? [{ ...single, entry: { ...single.entry, quantity } }] : goods
      const listName = to === newList ? name.trim() : own.find(({ cartId }) => cartId === to)?.name
      const { listId } = await add.run({
        to: to === newList ? { newName: name.trim() } : { listId: to },
        entries: entriesOfGoods(chosen),
        success: `${what} added to ${listName ?? 'the list'}`,
      })
      last.id = listId
    },
    onEnd: onClose,
  })
  return (
    <FormDialog
      title={`Add ${what} to a list`}
      size="small"
      form={form}
      onClose={onClose}
      submitLabel="Add to list"
      pendingLabel="Adding…"
    >
      <AddToListFields lists={own} unit={single?.entry.unit} note={note} />
    </FormDialog>
  )
}

const Field = fieldOf<AddToListValues>()

interface AddToListFieldsProps {
  /** The customer's own lists. */
  readonly lists: readonly CustomList[]
  /** The unit of the quantity; undefined if the quantity cannot be changed. */
  readonly unit: string | undefined
  readonly note: string
}

function AddToListFields({ lists, unit, note }: AddToListFieldsProps) {
  return (
    <Stack space="medium">
      <ListChoiceFields lists={lists} />
      {unit !== undefined && (
        <Field name="quantity" as={NumberField} label="Quantity" unit={unit} minValue={0} isRequired />
      )}
      {note !== '' && (
        <Text size="small" tone="subdued">
          {note}
        </Text>
      )}
    </Stack>
  )
}
