import { Button, ConfirmDialog, Hidden, Inline, lazyDialog, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { captureToast } from '../foundation/failures/sessionScope.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { useAccess } from '../trade/access/queries.ts'
import { useEmptyCart } from '../trade/cart/queries.ts'

const SaveCustomListDialog = lazyDialog(
  async () => (await import('../trade/custom-lists/SaveCustomListDialog.tsx')).SaveCustomListDialog,
)
const ParkCartDialog = lazyDialog(async () => (await import('./ParkCartDialog.tsx')).ParkCartDialog)
const PleaseApproveDialog = lazyDialog(async () => (await import('./PleaseApproveDialog.tsx')).PleaseApproveDialog)

interface CartAction {
  readonly label: 'Save Custom List' | 'Park this cart' | 'Please approve' | 'Clear All'
  readonly icon: 'list' | 'bookmark' | 'user' | 'bin'
  readonly tone?: 'critical'
}

/**
 * The actions for the whole cart. They are beside the heading, so that keyboard users reach them without passing all lines.
 * Where the buttons do not fit, a menu replaces them.
 */
export function CartActions({ cartId }: { readonly cartId: string }) {
  const actions = useActions()
  const [opened, setOpened] = useState<CartAction['label']>()
  const close = () => setOpened(undefined)
  return (
    <>
      <Hidden below="desktop">
        <Inline space="xsmall">
          {actions.map(({ label, ...look }) => (
            <Button key={label} variant="secondary" {...look} onPress={() => setOpened(label)}>
              {label}
            </Button>
          ))}
        </Inline>
      </Hidden>
      <Hidden above="desktop" onPaper>
        <MoreActions
          items={actions.map(({ label, icon }) => ({ kind: 'action', label, icon, onAction: () => setOpened(label) }))}
        />
      </Hidden>
      {opened === 'Save Custom List' && <SaveCustomListDialog cartId={cartId} onClose={close} />}
      {opened === 'Park this cart' && <ParkCartDialog onClose={close} />}
      {opened === 'Please approve' && <PleaseApproveDialog onClose={close} />}
      <ClearCartDialog isOpen={opened === 'Clear All'} onClose={close} />
    </>
  )
}

/**
 * The actions that the customer has access to. Saving a list requires access to custom lists. "Please approve" also requires
 * access to the users of the account, because it asks one of them.
 */
function useActions(): readonly CartAction[] {
  const { has } = useAccess()
  const hasLists = has('customLists')
  return [
    ...(hasLists
      ? ([
          { label: 'Save Custom List', icon: 'list' },
          { label: 'Park this cart', icon: 'bookmark' },
        ] as const)
      : []),
    ...(hasLists && has('admin') ? [{ label: 'Please approve', icon: 'user' } as const] : []),
    { label: 'Clear All', icon: 'bin', tone: 'critical' },
  ]
}

interface ClearCartDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before all lines are removed, because that cannot be undone. */
function ClearCartDialog({ isOpen, onClose }: ClearCartDialogProps) {
  const empty = useEmptyCart()
  const clear = () => {
    const showToast = captureToast()
    return empty
      .run(undefined)
      .then(() => showToast('All lines removed, your cart is empty.'), toastFailure)
      .finally(onClose)
  }
  return (
    <ConfirmDialog
      title="Clear the cart?"
      isOpen={isOpen}
      onClose={onClose}
      keepLabel="Keep the cart"
      confirmLabel="Clear All"
      pendingLabel="Clearing…"
      isPending={empty.isPending}
      onConfirm={() => void clear()}
    >
      <Text>All lines are removed. This cannot be undone.</Text>
    </ConfirmDialog>
  )
}
