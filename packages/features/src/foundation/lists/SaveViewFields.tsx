import { Banner, Stack, TextField } from '@trade-portal/design-system'
import { useWatch } from 'react-hook-form'
import { fieldOf, SubmitButton } from '../forms/Form.tsx'
import { maxNameLength } from './savedViews.ts'
import type { SaveViewValues } from './saveViewSchema.ts'
import { useSavedViews } from './useSavedViews.ts'

const Field = fieldOf<SaveViewValues>()

/** The name field, a note if the name belongs to a view that saving will replace, and the button. */
export function SaveViewFields() {
  const { find } = useSavedViews()
  const same = find(useWatch<SaveViewValues, 'name'>({ name: 'name' }))
  return (
    <Stack space="medium">
      <Field
        name="name"
        as={TextField}
        label="Name"
        description="Search, filters, sort and dates are kept on this device, until you sign out."
        maxLength={maxNameLength}
        isRequired
      />
      {same && <Banner tone="caution">{`You already have a view “${same.name}”. Saving replaces it.`}</Banner>}
      <div>
        <SubmitButton>{same ? 'Replace view' : 'Save view'}</SubmitButton>
      </div>
    </Stack>
  )
}
