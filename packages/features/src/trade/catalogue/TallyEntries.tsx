import { Banner, Button, Inline, NumberField, Stack, Text, TextButton } from '@trade-portal/design-system'
import { useRef, useState } from 'react'
import { LoadingIndicator } from '../../foundation/api/QueryView.tsx'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { greatestTally, isStocked } from './tally.ts'
import { useStockedLengths } from './tallyQueries.ts'
import { TallyRows } from './TallyRows.tsx'
import type { TallyRowsState } from './useTallyRows.ts'

interface TallyEntriesProps {
  readonly tally: TallyRowsState
  readonly lengths: ReturnType<typeof useStockedChoice>
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

interface StockedLengthsProps {
  readonly tally: TallyRowsState
  readonly stocked: readonly number[]
  /** Called when Enter is pressed in the last quantity field. */
  readonly onEnd: () => void
}

/** A quantity field for each stocked length, then one for each entered length that is not stocked. */
function StockedLengths({ tally: { rows, type, change, settle }, stocked, onEnd }: StockedLengthsProps) {
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const isNew = rows.every(({ quantity }) => quantity === 0)
  const goOn = (index: number) => {
    const next = fields.current[index + 1]
    if (next) next.focus()
    else onEnd()
  }
  return (
    <Stack as="ul" label="Stocked lengths" space="xsmall">
      {rows.map((row, index) => (
        <Inline key={row.id} space="small" hasLabel wrap={false}>
          <Stack space="none">
            <Text as="div" weight="strong">
              {row.length} m
            </Text>
            {!isStocked(stocked, row) && (
              <Text as="div" size="small" tone="subdued">
                Not in the list of stocked lengths
              </Text>
            )}
          </Stack>
          <NumberField
            label={`Quantity of ${row.length} m`}
            hideLabel
            width="short"
            step={1}
            minValue={0}
            maxValue={greatestTally}
            value={row.quantity}
            autoFocus={index === 0 && isNew}
            ref={(input) => {
              fields.current[index] = input
            }}
            onType={(quantity) => type(row.id, { quantity })}
            onChange={(quantity) => change(row, { quantity: quantity ?? 0 })}
            onBlur={settle}
            onEnter={() => goOn(index)}
          />
        </Inline>
      ))}
    </Stack>
  )
}

const none: readonly number[] = []

/**
 * The stocked lengths to choose from. There are none if any length can be ordered, if they are not loaded, or if the
 * customer chose not to wait for them.
 */
export function useStockedChoice(productId: string) {
  const lengths = useStockedLengths(productId)
  const failed = useQueryFailure(lengths, 'Loaded the stocked lengths')
  const [isSkipped, setIsSkipped] = useState(false)
  const isLoading = !isSkipped && !failed && lengths.data === undefined
  return {
    state: isLoading ? ('loading' as const) : failed && !isSkipped ? ('failed' as const) : ('loaded' as const),
    stocked: isSkipped ? none : (lengths.data ?? none),
    /** The stocked lengths, even if they arrived after the customer chose not to wait for them. */
    known: lengths.data ?? none,
    isRetrying: failed?.isRetrying ?? false,
    retry: () => failed?.retry(),
    /** Lets the customer enter any length, even if the stocked lengths arrive later. */
    skip: () => setIsSkipped(true),
  }
}
