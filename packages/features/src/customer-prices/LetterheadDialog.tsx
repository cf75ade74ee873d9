import { NumberField, Stack, TextField } from '@trade-portal/design-system'
import { toasts } from '../foundation/failures/toasts.ts'
import { fieldOf } from '../foundation/forms/Form.tsx'
import { FormDialog } from '../foundation/forms/FormDialog.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { KeepToolsCheckbox } from '../foundation/session/KeepToolsCheckbox.tsx'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { markUpLimits, useLetterhead, type Letterhead } from './letterhead.ts'
import { LogoField } from './LogoField.tsx'

const Field = fieldOf<Letterhead>()
const loadRules = () => import('./letterheadSchema.ts')

/** Name, ABN, logo and usual mark-up of the user, kept on this device. */
export function LetterheadDialog({ onClose }: { readonly onClose: () => void }) {
  const { letterhead, save } = useLetterhead()
  const { isTaxMode } = useTaxLabels()
  const form = usePortalForm({
    blank: letterhead,
    loadRules,
    rules: ({ letterheadRules }) => letterheadRules,
    send: (values: Letterhead) => {
      save(values)
      toasts.success('Letterhead saved')
      return Promise.resolve()
    },
    onEnd: onClose,
  })
  return (
    <FormDialog
      title="Your letterhead"
      form={form}
      onClose={onClose}
      submitLabel="Save letterhead"
      pendingLabel="Saving…"
    >
      <Stack space="medium">
        <Field
          name="name"
          as={TextField}
          label="Your business name"
          description="Kept on this device and never sent."
          autoComplete="organization"
          isRequired
        />
        {!isTaxMode && <Field name="abn" as={TextField} label="ABN" inputMode="numeric" maxLength={20} />}
        <Field name="logo" as={LogoField} label="Logo" />
        <Field name="markUp" as={NumberField} label="Usual mark-up" unit="%" {...markUpLimits} />
        <KeepToolsCheckbox />
      </Stack>
    </FormDialog>
  )
}
