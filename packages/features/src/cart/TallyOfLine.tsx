import { Button, Inline, lazyDialog, Stack, Text, TextButton, useAnnouncement } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { useCartTallies } from '../trade/catalogue/tallyQueries.ts'
import { useSettings } from '../foundation/settings/useConfiguration.ts'

// Loaded on demand, because lengths are seldom changed.
const TallyDialog = lazyDialog(async () => (await import('../trade/catalogue/TallyDialog.tsx')).TallyDialog)

const noLengths = 'We could not load the lengths.'

/** The lengths of a tally line (pieces of one product in several lengths), and a button to change them. */
export function TallyOfLine({ cartId, line }: { cartId: string; line: CartLine }) {
  const tallies = useCartTallies(cartId, line)
  const { showsCartTotals } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  const failed = useQueryFailure(tallies, `Loaded the lengths of ${line.name}`)
  useAnnouncement(failed && !failed.isRetrying ? `${noLengths} ${line.name}` : '')
  return (
    <Stack space="xxsmall" align="start">
      <Text size="small">{line.quantity.toFixed(2)} m in all</Text>
      {tallies.data && (
        <Text size="small" tone="subdued">
          {tallies.data.map((tally) => `${tally.quantity} × ${tally.length} m`).join(', ')}
        </Text>
      )}
      {failed && (
        <Inline space="small">
          <Text size="small" tone="critical">
            {noLengths}
          </Text>
          <TextButton onPress={failed.retry}>Try again</TextButton>
        </Inline>
      )}
      <Button
        variant="secondary"
        size="small"
        about={line.name}
        isDisabled={!tallies.data}
        onPress={() => setIsOpen(true)}
      >
        Change lengths
      </Button>
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
