import { Checkbox } from '@trade-portal/design-system'
import { addressChoice } from '../foundation/url/addressFields.ts'

const shows = ['all', 'not'] as const

/** `not` shows only invoices that were not e-mailed from this device yet. */
export const emailedFields = { emailed: addressChoice(shows) }
export type EmailedChoice = (typeof shows)[number]

interface NotEmailedCheckboxProps {
  readonly emailed: EmailedChoice
  readonly onChange: (changed: { readonly emailed: EmailedChoice }) => void
}

export function NotEmailedCheckbox({ emailed, onChange }: NotEmailedCheckboxProps) {
  return (
    <Checkbox
      label="Not e-mailed yet"
      value={emailed === 'not'}
      onChange={(isOn) => onChange({ emailed: isOn ? 'not' : 'all' })}
    />
  )
}
