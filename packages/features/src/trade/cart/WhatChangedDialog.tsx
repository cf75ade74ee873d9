import { Button, Dialog, Inline, keepMeasures, Money, MoneyChange, Stack, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useAction } from '../../foundation/api/useAction.ts'
import { FailureDialog, useErrorDialog } from '../../foundation/failures/FailureDialog.tsx'
import { captureToast } from '../../foundation/failures/sessionScope.ts'
import { counted } from '../../foundation/lists/counted.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { removedMessage } from './cartMessages.ts'
import { hasOtherPrice, inThousandths } from './cartTotals.ts'
import { lineDifferences, linesTotal, stockChange, type ComparedLine, type LineDifference } from './lineDifferences.ts'
import { cartIds, cartQuery, useChangeQuantity, useRemoveFromCart } from './queries.ts'
import { stockWords } from './stockWords.ts'

interface WhatChangedProps {
  readonly title: string
  /** Says what was compared, and what the customer has to do next. */
  readonly text: string
  /** The lines that the customer copied, parked or last saw. */
  readonly before: readonly ComparedLine[]
  /** The lines in the cart. */
  readonly now: readonly ComparedLine[]
  readonly onClose: () => void
}

/** Lists the lines that have changed. The customer can keep or remove each one that is in the cart. */
export function WhatChangedDialog({ title, text, before, now, onClose }: WhatChangedProps) {
  const [differences] = useState(() => lineDifferences(before, now))
  const totalBefore = linesTotal(before)
  const totalNow = linesTotal(now)
  const [settled, setSettled] = useState<ReadonlySet<LineDifference>>(new Set())
  const open = differences.filter((difference) => !settled.has(difference))
  const settle = (difference: LineDifference) => {
    if (open.length === 1) onClose()
    else setSettled(new Set([...settled, difference]))
  }
  const { cartTax } = useTaxLabels()
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      summary={
        totalBefore === null || totalNow === null ? undefined : (
          <Text as="span">
            {`Total ${cartTax} `}
            <Money amount={totalBefore} /> → <Money amount={totalNow} emphasis="strong" />
          </Text>
        )
      }
      actions={<Button onPress={onClose}>{open.length < 2 ? 'Keep it' : `Keep all ${open.length}`}</Button>}
    >
      <Stack space="medium">
        <Text>{text}</Text>
        {differences.length > 0 && (
          <>
            <Text tone="subdued">{counted(differences.length, 'line has changed', 'lines have changed')}</Text>
            <Stack as="ul" label="What changed" space="medium">
              {open.map((difference) => (
                <Difference key={keyOf(difference)} difference={difference} onSettled={() => settle(difference)} />
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

const keyOf = ({ before, now }: LineDifference) => JSON.stringify([(before ?? now)?.productId, before?.unit, now?.unit])

interface DifferenceProps {
  readonly difference: LineDifference
  readonly onSettled: () => void
}

function Difference({ difference, onSettled }: DifferenceProps) {
  const { before, now } = difference
  const take = useTakeFromCart()
  const failure = useErrorDialog()
  const { name = '', productId = '' } = now ?? before ?? {}
  return (
    <Inline space="small" justify="between">
      <div>
        <Text weight="medium">{keepMeasures(name)}</Text>
        <Text size="small" tone="subdued">
          {productId}
        </Text>
        <WhatChanged difference={difference} />
      </div>
      {now && (
        <Inline space="xsmall">
          <Button size="small" variant="secondary" about={name} onPress={onSettled}>
            Keep
          </Button>
          <Button
            size="small"
            variant="secondary"
            about={name}
            isPending={take.isPending}
            pendingLabel="Removing…"
            onPress={() => void take.run(now).then(onSettled, failure.report)}
          >
            Remove
          </Button>
        </Inline>
      )}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Inline>
  )
}

/** Says what has changed in a line. Prices are only compared if the unit is the same. */
function WhatChanged({ difference: { before, now } }: Pick<DifferenceProps, 'difference'>) {
  if (now === null) return <Text>Not in your cart: it cannot be ordered as before.</Text>
  if (before === null) return <Text>{`New in your cart: ${now.quantity} ${now.unit}`.trim()}</Text>
  const { unitPrice } = before
  const stock = stockChange(before, now)
  const isComparable = before.unit === now.unit && hasOtherPrice(before, now)
  return (
    <>
      {before.unit !== now.unit && <Text>{`was per ${before.unit}, now per ${now.unit}`}</Text>}
      {before.quantity !== now.quantity && <Text>{`quantity was ${before.quantity}, now ${now.quantity}`}</Text>}
      {isComparable && unitPrice !== null && now.unitPrice !== null && (
        <Text>
          {'price '}
          <MoneyChange before={unitPrice} now={now.unitPrice} />
        </Text>
      )}
      {stock && <Text>{`was ${stockWords[stock.before]}, now ${stockWords[stock.now]}`}</Text>}
    </>
  )
}

/** Removes a quantity of a product from the current cart. A line of a tally is removed as a whole. */
function useTakeFromCart() {
  const session = useSession()
  const cartId = cartIds.of(session).current() ?? ''
  const changeQuantity = useChangeQuantity(cartId)
  const { run: remove } = useRemoveFromCart(cartId)
  return useAction(async ({ productId, unit, quantity }: Pick<CartLine, 'productId' | 'unit' | 'quantity'>) => {
    const showToast = captureToast()
    const lines = session.queryClient.getQueryData(cartQuery(session, cartId).queryKey) ?? []
    // If several lines match, the quantity is taken from the last one, which was added last.
    const line = lines.findLast((other) => other.productId === productId && other.unit === unit)
    if (!line) return
    const rest = inThousandths(line.quantity - quantity)
    const isWhole = line.isTally || rest <= 0
    await (isWhole ? remove(line) : changeQuantity(line, rest))
    showToast(isWhole ? removedMessage(lines, line) : `${rest} ${line.name} in cart`)
  })
}
