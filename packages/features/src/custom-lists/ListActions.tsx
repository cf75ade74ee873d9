import { Button, ButtonLink, Hidden, Inline, type MenuEntry } from '@trade-portal/design-system'
import { useState } from 'react'
import { useCsvDownload } from '../foundation/lists/CsvButton.tsx'
import { MoreActions } from '../foundation/screens/MoreActions.tsx'
import { ScreenTools } from '../foundation/screens/Screen.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { routes } from '../routes.ts'
import { CartBar, ReviewCartBar } from '../trade/cart/CartBar.tsx'
import { lineKey } from '../trade/cart/lineKey.ts'
import { isParked } from '../trade/custom-lists/listNames.ts'
import { usePriceForCustomer } from '../trade/customer-prices/pricing.ts'
import { DeleteListDialog } from './DeleteListDialog.tsx'
import { fileColumns } from './lineColumns.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import { fileRows, type ListRow } from './listRow.ts'
import { useLinesToday } from './queries.ts'
import { ResumeCart } from './ResumeCart.tsx'
import type { useCopyList } from './useCopyList.ts'

interface ListActionsProps extends ListPartProps {
  readonly copying: ReturnType<typeof useCopyList>
}

/**
 * Copies, downloads and deletes a list. Generic lists cannot be deleted. If the portal has no cart, only deletion is
 * offered. On phones and tablets the main action is in the bar at the lower edge, and the other actions are in a menu.
 */
export function ListActions({ list, onFailure, copying }: ListActionsProps) {
  const { hasCart } = useSettings()
  const file = useCsvDownload<ListRow>()
  const today = useLinesToday(list.cartId)
  const [isDeleting, setIsDeleting] = useState(false)
  const { button, icon, isInCart } = copying
  const canResume = hasCart && isParked(list)
  // Downloads all lines, in the supplier's order, even if a search hides some.
  const download = () => {
    const rows = fileRows(list.lines, today)
    file.start({ title: list.name, fallbackName: 'list', columns: fileColumns(rows), rows })
  }
  const priceForCustomer = usePriceForCustomer()
  const price = () =>
    priceForCustomer({
      title: list.name,
      jobName: '',
      lines: list.lines.map((line) => today?.get(lineKey(line)) ?? line),
    })
  const hasLines = hasCart && list.lines.length > 0
  const remove = () => setIsDeleting(true)
  const rare = [
    ...(hasLines
      ? [{ kind: 'action', label: routes.customerPrices.title, icon: 'tag', onAction: price } as const]
      : []),
    ...(list.isGeneric ? [] : [{ kind: 'action', label: 'Delete list', icon: 'bin', onAction: remove } as const]),
  ]
  const items: MenuEntry[] = []
  if (hasCart && (isInCart || canResume))
    items.push({ kind: 'action', label: 'Copy List to Cart', icon: 'cart', onAction: button.onPress })
  if (hasLines) items.push({ kind: 'action', label: 'Download List', icon: 'download', onAction: download })
  items.push(...rare)
  if (items.length === 0) return null
  return (
    <>
      <ScreenTools>
        <Hidden below="desktop">
          <Inline space="xsmall">
            {canResume && <ResumeCart list={list} onFailure={onFailure} />}
            {hasCart && (
              <>
                <Button {...button} icon={icon} variant={canResume ? 'secondary' : 'primary'}>
                  {isInCart ? 'In cart' : 'Copy List to Cart'}
                </Button>
                {isInCart && (
                  <ButtonLink href={routes.cart.href()} variant="secondary">
                    Review Cart
                  </ButtonLink>
                )}
                <Button
                  variant="secondary"
                  icon="download"
                  isDisabled={list.lines.length === 0}
                  isPending={file.isPending}
                  pendingLabel="Preparing…"
                  onPress={download}
                >
                  Download List
                </Button>
              </>
            )}
            {rare.length > 1 ? (
              <MoreActions items={rare} />
            ) : (
              rare.map(({ label, icon: rareIcon, onAction }) => (
                <Button key={label} variant="secondary" icon={rareIcon} onPress={onAction}>
                  {label}
                </Button>
              ))
            )}
          </Inline>
        </Hidden>
        <Hidden above="desktop" onPaper>
          <MoreActions items={items} />
        </Hidden>
      </ScreenTools>
      {!list.isGeneric && (
        <DeleteListDialog list={list} isOpen={isDeleting} onClose={() => setIsDeleting(false)} onFailure={onFailure} />
      )}
    </>
  )
}

/**
 * The bar at the lower edge of a phone or tablet: the list's total at today's prices, and its main action. Once the list is
 * in the cart, the bar links to the cart instead.
 */
export function ListBar({ list, onFailure, copying: { button, isInCart } }: ListActionsProps) {
  const { hasCart } = useSettings()
  const today = useLinesToday(list.cartId)
  const main = isParked(list) ? (
    <ResumeCart list={list} onFailure={onFailure} />
  ) : (
    <Button {...button}>Copy List to Cart</Button>
  )
  const lines = list.lines.map((line) => today?.get(lineKey(line)) ?? line)
  const isOffered = hasCart && !isInCart && lines.length > 0
  return (
    <ReviewCartBar
      instead={isOffered && <CartBar label="List" lines={lines} price="subtotal" counts="lines" action={main} />}
    />
  )
}
