import { Button, Hidden, Stack } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { counted } from '../foundation/lists/counted.ts'
import { KeepToolsCheckbox } from '../foundation/session/KeepToolsCheckbox.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import { useSaveQuantities } from './queries.ts'

interface ChangedQuantitiesProps extends ListPartProps {
  /** The lines with a usual quantity unlike that of the list, in the usual quantity. */
  readonly changed: readonly CartLine[]
  /** Called with each line that the list has in its new quantity. */
  readonly onSaved: (line: CartLine) => void
}

/** Keeps changed quantities: in the list itself, unless it is the supplier's, or on this device after signing out. */
export function ChangedQuantities({ list, changed, onSaved, onFailure }: ChangedQuantitiesProps) {
  const { run, isPending } = useSaveQuantities(list.cartId, onSaved)
  return (
    <Hidden onPaper>
      <Stack space="xsmall" align="start">
        {!list.isGeneric && (
          <Button
            variant="secondary"
            size="small"
            isPending={isPending}
            pendingLabel="Saving…"
            onPress={() => void run(changed).catch(onFailure)}
          >
            {`Save ${counted(changed.length, 'quantity', 'quantities')} in the list`}
          </Button>
        )}
        <KeepToolsCheckbox />
      </Stack>
    </Hidden>
  )
}
