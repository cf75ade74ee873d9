import { useNavigate } from 'react-router-dom'
import { routes } from '../../routes.ts'
import { createDraft } from '../../foundation/forms/drafts.ts'
import { FormDialog } from '../../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../../foundation/forms/usePortalForm.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { useSaveCustomList } from './queries.ts'
import { SaveListFields } from './SaveListFields.tsx'
import type { SaveListValues } from './saveListSchema.ts'

interface SaveCustomListDialogProps {
  readonly cartId: string
  readonly onClose: () => void
}

/** Keeps the typed name if the session expires while the list is being saved. */
const draft = createDraft<SaveListValues>('The name of your list')
const blank: SaveListValues = { name: '' }
const fieldsByWireName = new Map<string, keyof SaveListValues>([['customList', 'name']])
const loadRules = () => import('./saveListSchema.ts')

/** Saves the lines of the cart as a custom list, and goes to the lists. */
export function SaveCustomListDialog({ cartId, onClose }: SaveCustomListDialogProps) {
  const session = useSession()
  const save = useSaveCustomList()
  const navigate = useNavigate()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ saveListRules }) => saveListRules,
    draft,
    fieldsByWireName,
    send: async ({ name }: SaveListValues) => {
      await save.run({ cartId, name })
    },
    onEnd: () => {
      onClose()
      void navigate(routes.customLists.href())
    },
  })
  const discard = () => {
    draft.remove(session)
    onClose()
  }
  return (
    <FormDialog title="Save Custom List" form={form} onClose={discard}>
      <SaveListFields />
    </FormDialog>
  )
}
