import { Banner, Button, Inline, Stack, TextButton } from '@trade-portal/design-system'
import { LoadingIndicator } from '../../foundation/api/QueryView.tsx'
import type { StockedLengthsState } from './useStockedChoice.ts'
import { StockedLengths } from './StockedLengths.tsx'
import { TallyRows } from './TallyRows.tsx'
import type { TallyRowsState } from './useTallyRows.ts'

interface TallyEntriesProps {
  readonly tally: TallyRowsState
  readonly lengths: StockedLengthsState
  /** Called when Enter is pressed in the last field. */
  readonly onEnd: () => void
}

/**
 * The fields of a tally: a quantity for each stocked length or, if any length can be ordered, pairs of length and quantity.
 * The customer may skip loading the stocked lengths, and can then enter any length.
 */
export function TallyEntries({ tally, lengths, onEnd }: TallyEntriesProps) {
  if (lengths.state === 'loading') {
    return (
      <Stack space="medium">
        <LoadingIndicator what="the stocked lengths" />
        <Inline space="none" justify="center">
          <TextButton onPress={lengths.skip}>Enter lengths without waiting</TextButton>
        </Inline>
      </Stack>
    )
  }
  if (lengths.stocked.length > 0) return <StockedLengths tally={tally} stocked={lengths.stocked} onEnd={onEnd} />
  return (
    <Stack space="medium">
      {lengths.state === 'failed' && (
        <Banner
          tone="caution"
          action={
            <Button variant="secondary" size="small" isPending={lengths.isRetrying} onPress={lengths.retry}>
              Try again
            </Button>
          }
        >
          We could not load the stocked lengths. You can enter any length.
        </Banner>
      )}
      <TallyRows tally={tally} onEnd={onEnd} />
    </Stack>
  )
}
