import { Banner, Stack, TextField } from '@trade-portal/design-system'
import { useFormState, useWatch } from 'react-hook-form'
import { toasts } from '../failures/toasts.ts'
import { fieldOf } from '../forms/Form.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { usePortalForm } from '../forms/usePortalForm.ts'
import { KeepToolsCheckbox } from '../session/KeepToolsCheckbox.tsx'
import { maxNameLength } from './savedViews.ts'
import type { SaveViewValues } from './saveViewSchema.ts'
import { useSavedViews } from './useSavedViews.ts'

const Field = fieldOf<SaveViewValues>()
const blank: SaveViewValues = { name: '' }
const loadRules = () => import('./saveViewSchema.ts')

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
    <FormDialog
      title="Save this view"
      size="small"
      form={form}
      onClose={onClose}
      submitLabel={({ name }) => (find(name) ? 'Replace view' : 'Save view')}
      pendingLabel="Saving…"
    >
      <SaveViewFields />
    </FormDialog>
  )
}

/** The name field, and a note if the name belongs to a view that saving will replace. */
function SaveViewFields() {
  const { find } = useSavedViews()
  const same = find(useWatch<SaveViewValues, 'name'>({ name: 'name' }))
  // While the form is being sent, the view that it has just saved is found too.
  const { isSubmitting } = useFormState<SaveViewValues>()
  return (
    <Stack space="medium">
      <Field
        name="name"
        as={TextField}
        label="Name"
        description="Search, filters, sort and dates are kept on this device."
        maxLength={maxNameLength}
        isRequired
      />
      {same && !isSubmitting && (
        <Banner tone="caution">{`You already have a view “${same.name}”. Saving replaces it.`}</Banner>
      )}
      <KeepToolsCheckbox />
    </Stack>
  )
}
