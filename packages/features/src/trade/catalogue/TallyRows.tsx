import { Button, IconButton, Inline, NumberField, Stack } from '@trade-portal/design-system'
import { useRef, type RefCallback } from 'react'
import { greatestTally, type TallyRow } from './tally.ts'
import type { TallyRowsState } from './useTallyRows.ts'

interface TallyRowsProps {
  readonly tally: TallyRowsState
  /** Called when Enter is pressed in the last length field and the field is empty. */
  readonly onEnd: () => void
}

/**
 * Fields for pairs of length and quantity, as many as needed. Enter moves to the next field and, after the last, adds a row.
 */
export function TallyRows({ tally, onEnd }: TallyRowsProps) {
  const { rows, add } = tally
  const lengths = useRef(new Map<number, HTMLInputElement>())
  const focusLength = (index: number) => {
    const row = rows[index]
    const input = row && lengths.current.get(row.id)
    input?.focus()
  }
  const goOn = (index: number) => {
    // Adds a row only if this row is the last one and has a length.
    if ((rows[index]?.length ?? 0) <= 0) focusLength(index)
    else if (index < rows.length - 1) focusLength(index + 1)
    else add()
  }

  return (
    <Stack space="small">
      <Stack as="ul" label="Lengths" space="xsmall">
        {rows.map((row, index) => (
          <TallyRowFields
            key={row.id}
            tally={tally}
            row={row}
            number={index + 1}
            lengthRef={(input) => {
              if (input) lengths.current.set(row.id, input)
              else lengths.current.delete(row.id)
            }}
            onEnd={() => goOn(index)}
            {...(index > 0 && index === rows.length - 1 && { onLeftEmpty: onEnd })}
          />
        ))}
      </Stack>
      <Inline space="small">
        <Button variant="secondary" size="small" icon="plus" onPress={add}>
          Add a length
        </Button>
      </Inline>
    </Stack>
  )
}

interface TallyRowFieldsProps {
  readonly tally: TallyRowsState
  readonly row: TallyRow
  /** Position in the list, from 1. */
  readonly number: number
  readonly lengthRef: RefCallback<HTMLInputElement>
  /** Called when Enter is pressed in the last field of the row. */
  readonly onEnd: () => void
  /** Called when Enter is pressed in an empty length field. Without this function, Enter moves to the quantity. */
  readonly onLeftEmpty?: () => void
}

/** One length, its quantity, and the button that removes them. A new row gets the focus. */
function TallyRowFields({ tally, row, number, lengthRef, onEnd, onLeftEmpty }: TallyRowFieldsProps) {
  const { rows, type, change, settle, remove } = tally
  const length = useRef<HTMLInputElement>(null)
  const quantity = useRef<HTMLInputElement>(null)
  // The labels of the first row head the columns of all rows.
  const isFirst = number === 1
  const named = (field: string) => (isFirst ? field : `${field} ${number}`)
  return (
    <Inline space="small" align="end" wrap={false}>
      <NumberField
        label={named('Length')}
        hideLabel={!isFirst}
        unit="m"
        step={0.01}
        minValue={0}
        maxValue={greatestTally}
        value={row.length}
        autoFocus={row.length === null}
        ref={(input) => {
          length.current = input
          lengthRef(input)
        }}
        onType={(metres) => type(row.id, { length: metres })}
        onChange={(metres) => change(row, { length: metres })}
        onBlur={settle}
        onEnter={() => {
          if (length.current?.value === '' && onLeftEmpty) onLeftEmpty()
          else quantity.current?.focus()
        }}
      />
      <NumberField
        label={named('Quantity')}
        hideLabel={!isFirst}
        step={1}
        minValue={0}
        maxValue={greatestTally}
        value={row.quantity}
        ref={quantity}
        onType={(count) => type(row.id, { quantity: count })}
        onChange={(count) => change(row, { quantity: count })}
        onBlur={settle}
        onEnter={() => {
          // Blurs this field now, so that its blur handler runs before `onEnd`. Otherwise this field would be blurred by the
          // effect that focuses the next row. A blur handler that changes state must not run in an effect.
          quantity.current?.blur()
          onEnd()
        }}
      />
      <IconButton
        icon="bin"
        variant="subdued"
        label={`Remove length ${number}`}
        isDisabled={rows.length === 1}
        onPress={() => remove(row.id)}
      />
    </Inline>
  )
}
