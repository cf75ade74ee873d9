import { Button, ConfirmDialog, Hidden, Inline, lazyDialog, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { captureToast } from '../foundation/failures/sessionScope.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { useEmptyCart } from '../trade/cart/queries.ts'
import { usePriceForCustomer } from '../trade/customer-prices/pricing.ts'
import type { CartLinesProps } from './CartLines.tsx'

const SaveCustomListDialog = lazyDialog(
  async () => (await import('../trade/custom-lists/SaveCustomListDialog.tsx')).SaveCustomListDialog,
)
const ParkCartDialog = lazyDialog(async () => (await import('./ParkCartDialog.tsx')).ParkCartDialog)
const AskForApprovalDialog = lazyDialog(async () => (await import('./AskForApprovalDialog.tsx')).AskForApprovalDialog)

const prices = routes.customerPrices.title

interface CartAction {
  readonly label: 'Save Custom List' | 'Park this cart' | 'Ask for approval' | typeof prices | 'Clear All'
  readonly icon: 'list' | 'bookmark' | 'user' | 'tag' | 'bin'
}

/**
 * The actions for the whole cart. They are beside the heading, so that keyboard users reach them without passing all lines.
 * The first is a button, the others are in a menu. Where the button does not fit, the menu has all of them.
 */
export function CartActions({ cartId, lines }: Pick<CartLinesProps, 'cartId' | 'lines'>) {
  const actions = useActions()
  const priceForCustomer = usePriceForCustomer()
  const [first, ...others] = actions
  const [opened, setOpened] = useState<CartAction['label']>()
  const close = () => setOpened(undefined)
  const choose = ({ label }: CartAction) =>
    label === prices ? priceForCustomer({ title: 'Your cart', jobName: '', lines }) : setOpened(label)
  const menuOf = (shown: readonly CartAction[]) => (
    <MoreActions items={shown.map((action) => ({ kind: 'action', ...action, onAction: () => choose(action) }))} />
  )
  return (
    <>
      <Hidden below="desktop">
        <Inline space="xsmall">
          {first && (
            <Button variant="secondary" icon={first.icon} onPress={() => choose(first)}>
              {first.label}
            </Button>
          )}
          {others.length > 0 && menuOf(others)}
        </Inline>
      </Hidden>
      <Hidden above="desktop" onPaper>
        {menuOf(actions)}
      </Hidden>
      {opened === 'Save Custom List' && <SaveCustomListDialog cartId={cartId} onClose={close} />}
      {opened === 'Park this cart' && <ParkCartDialog onClose={close} />}
      {opened === 'Ask for approval' && <AskForApprovalDialog onClose={close} />}
      <ClearCartDialog isOpen={opened === 'Clear All'} onClose={close} />
    </>
  )
}

/**
 * The actions that the customer has access to. Saving a list requires access to custom lists. "Ask for approval" also
 * requires access to the users of the account, because it asks one of them.
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
    ...(hasLists && has('admin') ? [{ label: 'Ask for approval', icon: 'user' } as const] : []),
    { label: prices, icon: 'tag' },
    { label: 'Clear All', icon: 'bin' },
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
