import { Button, CalendarDate, Inline, Link, Money, Text, Tile, TileRow } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import type { ReactNode } from 'react'
import { QueryView } from '../../foundation/api/QueryView.tsx'
import { FailureDialog, useErrorDialog } from '../../foundation/failures/FailureDialog.tsx'
import { routes } from '../../routes.ts'
import { useCopyDialogs } from '../cart/useCopyDialogs.tsx'
import { documentKey } from '../documents/documentKey.ts'
import { documentNumber } from '../documents/documentKind.ts'
import { useCopyToCart, useLastOrders } from './lastOrderQueries.ts'
import { noOrders } from './noOrders.tsx'

/**
 * The last five orders, each of which can be copied to the cart.
 * @param props.skeleton A placeholder as high as five orders
 */
export function LastOrders({ skeleton }: { readonly skeleton: ReactNode }) {
  const orders = useLastOrders()
  const failure = useErrorDialog()
  return (
    <QueryView
      query={orders}
      what="your last orders"
      announcesLoading={false}
      empty={{ ...noOrders, level: 3 }}
      skeleton={skeleton}
    >
      {(rows) => (
        <>
          <TileRow label="Last orders">
            {rows.map((order) => (
              <LastOrder key={documentKey(order)} order={order} onFailure={failure.report} />
            ))}
          </TileRow>
          <FailureDialog message={failure.message} onClose={failure.clear} />
        </>
      )}
    </QueryView>
  )
}

interface LastOrderProps {
  readonly order: OrderRow
  readonly onFailure: (error: unknown) => void
}

function LastOrder({ order, onFailure }: LastOrderProps) {
  const { number, suffix, type, jobName, deliveryDate, amount } = order
  const heading = `${type} ${documentNumber(order)}`
  const copy = useCopyToCart({ number, suffix, type })
  const isInCart = copy.isInCart && !copy.isPending
  const { onCopy, dialogs } = useCopyDialogs(copy, heading, onFailure)
  return (
    <Tile
      size="medium"
      label={jobName || heading}
      href={routes.transaction.href('orders', number, suffix)}
      action={
        <Inline space="xsmall">
          <Button
            size="small"
            variant="secondary"
            {...(isInCart && { icon: 'check' })}
            about={heading}
            isPending={copy.isPending}
            pendingLabel="Copying…"
            onPress={onCopy}
          >
            {isInCart ? 'In cart' : 'Copy to Cart'}
          </Button>
          {isInCart && <Link href={routes.cart.href()}>Review</Link>}
          {dialogs}
        </Inline>
      }
    >
      <Money amount={amount} emphasis="strong" />
      <Text as="div" size="small" tone="subdued">
        {jobName !== '' && `${documentNumber(order)}\u2003`}
        <CalendarDate value={deliveryDate} />
      </Text>
    </Tile>
  )
}
