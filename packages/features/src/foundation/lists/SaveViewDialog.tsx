import { FormDialog } from '../forms/FormDialog.tsx'
import { usePortalForm } from '../forms/usePortalForm.ts'
import { toasts } from '../failures/toasts.ts'
import { SaveViewFields } from './SaveViewFields.tsx'
import type { SaveViewValues } from './saveViewSchema.ts'
import { useSavedViews } from './useSavedViews.ts'

const blank: SaveViewValues = { name: '' }
const loadRules = () => import('./saveViewSchema.ts')

/** Saves the current view of the list under a name. */
export function SaveViewDialog({ onClose }: { readonly onClose: () => void }) {
  const { views, find, saveAs } = useSavedViews()
  const form = usePortalForm({
    blank,
    loadRules,
    rules: ({ saveViewRules }, { name }) => saveViewRules(views.length, find(name) !== undefined),
    send: ({ name }: SaveViewValues) => {
      saveAs(name)
      toasts.success(`View “${name}” saved`)
      return Promise.resolve()
    },
    onEnd: onClose,
  })
  return (
    <FormDialog title="Save this view" size="small" form={form} onClose={onClose}>
      <SaveViewFields />
    </FormDialog>
  )
}
