import { Inline, NumberField, Stack, Text } from '@trade-portal/design-system'
import { useRef } from 'react'
import { greatestTally, isStocked } from './tally.ts'
import type { TallyRowsState } from './useTallyRows.ts'

interface StockedLengthsProps {
  readonly tally: TallyRowsState
  readonly stocked: readonly number[]
  /** Called when Enter is pressed in the last quantity field. */
  readonly onEnd: () => void
}

/** A quantity field for each stocked length, then one for each entered length that is not stocked. */
export function StockedLengths({ tally: { rows, type, change, settle }, stocked, onEnd }: StockedLengthsProps) {
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
