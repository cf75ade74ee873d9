import { Dialog, IconButton, Inline, Stack, Text, TextButton } from '@trade-portal/design-system'
import { useState } from 'react'
import { toasts } from '../failures/toasts.ts'
import type { SavedView } from './savedViews.ts'
import { useSavedViews } from './useSavedViews.ts'

/** Shows the saved views of the list. Customers can delete each view, and restore the last deleted one. */
export function ManageViewsDialog({ onClose }: { readonly onClose: () => void }) {
  const { views, forget, restore } = useSavedViews()
  const [forgotten, setForgotten] = useState<SavedView | null>(null)
  return (
    <Dialog title="Manage views" size="small" isOpen onClose={onClose}>
      <Stack space="medium">
        {views.length === 0 && <Text tone="subdued">No views are saved.</Text>}
        {views.length > 0 && (
          <Stack space="small" as="ul" label="Views">
            {views.map((view) => (
              <Inline key={view.name} space="small" justify="between" wrap={false}>
                <Text>{view.name}</Text>
                <IconButton
                  icon="bin"
                  variant="subdued"
                  label={`Forget ${view.name}`}
                  onPress={() => {
                    forget(view)
                    setForgotten(view)
                    toasts.announce(`View “${view.name}” forgotten`)
                  }}
                />
              </Inline>
            ))}
          </Stack>
        )}
        {forgotten && (
          <Inline space="small">
            <Text tone="subdued">{`“${forgotten.name}” forgotten.`}</Text>
            <TextButton
              onPress={() => {
                restore(forgotten)
                setForgotten(null)
                toasts.announce(`View “${forgotten.name}” restored`)
              }}
            >
              Undo
            </TextButton>
          </Inline>
        )}
      </Stack>
    </Dialog>
  )
}
