import { Text, TextField } from '@trade-portal/design-system'
import { useAction } from '../foundation/api/useAction.ts'
import { createDraft } from '../foundation/forms/drafts.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { parkedListName } from '../trade/custom-lists/listNames.ts'
import { parkCart } from '../trade/custom-lists/parkedQueries.ts'
import type { SaveListValues } from '../trade/custom-lists/saveListSchema.ts'

const Field = fieldOf<SaveListValues>()
const draft = createDraft<SaveListValues>('The job of your parked cart')
const blank: SaveListValues = { name: '' }
const fieldsByWireName = new Map<string, keyof SaveListValues>([['customList', 'name']])
const loadRules = () => import('../trade/custom-lists/saveListSchema.ts')

/** Saves the cart as a list from which it can be resumed later, and starts a new cart. */
export function ParkCartDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession()
  const action = useAction((job: string) => parkCart(session, job), { success: 'Cart parked' })
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ saveListRules }) => saveListRules,
    draft,
    fieldsByWireName,
    send: async ({ name }: SaveListValues) => {
      await action.run(name)
    },
    onEnd: onClose,
  })
  return (
    <FormDialog title="Park this cart" form={form} onClose={onClose} submitLabel="Park this cart">
      <Text>
        {`The cart is saved as a list, such as “${parkedListName('12 Smith Street')}”, and a new cart is started. Open the list to resume it.`}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog that was opened to fill it in */}
      <Field name="name" as={TextField} label="Job" isRequired autoFocus />
    </FormDialog>
  )
}
