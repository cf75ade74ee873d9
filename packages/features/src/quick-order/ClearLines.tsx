import { Button, ConfirmDialog, Text } from '@trade-portal/design-system'
import { useState } from 'react'

/** Removes all lines after a confirmation, because that cannot be undone. */
export function ClearLines({ onClear }: { readonly onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" tone="critical" icon="bin" onPress={() => setIsAsking(true)}>
        Clear All
      </Button>
      <ConfirmDialog
        title="Clear the quick order?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        keepLabel="Keep the lines"
        confirmLabel="Clear All"
        pendingLabel="Clearing…"
        isPending={false}
        onConfirm={onClear}
      >
        <Text>All lines are removed. This cannot be undone. The cart stays as it is.</Text>
      </ConfirmDialog>
    </>
  )
}
