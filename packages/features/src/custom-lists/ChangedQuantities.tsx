import { Button, Hidden, Stack } from '@trade-portal/design-system'
import { KeepToolsCheckbox } from '../foundation/session/KeepToolsCheckbox.tsx'

interface ChangedQuantitiesProps {
  /** The label of the button that saves the quantities in the list; '' if that is not possible. */
  readonly saveLabel: string
  readonly isPending: boolean
  readonly onSave: () => void
}

/** Keeps changed quantities: in the list itself, unless it is the supplier's, or on this device after signing out. */
export function ChangedQuantities({ saveLabel, isPending, onSave }: ChangedQuantitiesProps) {
  return (
    <Hidden onPaper>
      <Stack space="xsmall" align="start">
        {saveLabel !== '' && (
          <Button variant="secondary" size="small" isPending={isPending} pendingLabel="Saving…" onPress={onSave}>
            {saveLabel}
          </Button>
        )}
        <KeepToolsCheckbox />
      </Stack>
    </Hidden>
  )
}
