import { Button, Hidden, Stack } from '@trade-portal/design-system'
import { KeepToolsCheckbox } from '../foundation/session/KeepToolsCheckbox.tsx'

export interface SavingProps {
  /** The label of the button that saves the quantities in the list; '' if that is not possible. */
  readonly label: string
  readonly isPending: boolean
  readonly onSave: () => void
}

/** Keeps changed quantities: in the list itself, unless it is the supplier's, or on this device after signing out. */
export function ChangedQuantities({ label, isPending, onSave }: SavingProps) {
  return (
    <Hidden onPaper>
      <Stack space="xsmall" align="start">
        {label !== '' && (
          <Button variant="secondary" size="small" isPending={isPending} pendingLabel="Saving…" onPress={onSave}>
            {label}
          </Button>
        )}
        <KeepToolsCheckbox />
      </Stack>
    </Hidden>
  )
}
