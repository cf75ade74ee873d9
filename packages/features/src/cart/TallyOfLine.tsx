import {
  Button,
  Hidden,
  Inline,
  lazyDialog,
  Stack,
  Text,
  TextButton,
  useAnnouncement,
} from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { useCartTallies } from '../trade/catalogue/tallyQueries.ts'
import { lengthsNotLoaded, lengthsText } from '../trade/orders/goodsText.ts'

const TallyDialog = lazyDialog(async () => (await import('../trade/catalogue/TallyDialog.tsx')).TallyDialog)

interface TallyOfLineProps {
  readonly cartId: string
  /** A tally line: pieces of one product in several lengths. */
  readonly line: CartLine
}

/** The lengths of a tally line, such as "4 × 3.3 m, 2 × 2.4 m". Empty until they are loaded. */
export function LengthsOfLine({ cartId, line }: TallyOfLineProps) {
  const { data } = useCartTallies(cartId, line)
  return <span>{data && lengthsText(data)}</span>
}

/** A button with the total length of a tally line. It opens the dialog for changing the lengths. */
export function TallyOfLine({ cartId, line }: TallyOfLineProps) {
  const tallies = useCartTallies(cartId, line)
  const { showsCartTotals } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  const total = `${line.quantity.toFixed(2)} m`
  const failed = useQueryFailure(tallies, `Loaded the lengths of ${line.name}`)
  useAnnouncement(failed && !failed.isRetrying ? `${lengthsNotLoaded} ${line.name}` : '')
  return (
    <Stack space="xxsmall">
      <Button
        variant="inItem"
        size="small"
        width="full"
        icon="ruler"
        about={`change the lengths of ${line.name}`}
        isDisabled={!tallies.data}
        onPress={() => setIsOpen(true)}
      >
        {total}
      </Button>
      <Hidden onScreen>{total}</Hidden>
      {failed && (
        <Inline space="small">
          <Text size="small" tone="critical">
            {lengthsNotLoaded}
          </Text>
          <TextButton onPress={failed.retry}>Try again</TextButton>
        </Inline>
      )}
      {isOpen && tallies.data && (
        <TallyDialog
          productId={line.productId}
          name={line.name}
          unit={line.unit}
          price={showsCartTotals ? { amount: line.unitPrice, unit: line.unit } : undefined}
          line={{ lineId: line.lineId, tallies: tallies.data }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  )
}
