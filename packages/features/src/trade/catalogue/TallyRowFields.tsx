import { IconButton, Inline, NumberField } from '@trade-portal/design-system'
import { useRef, type RefCallback } from 'react'
import { greatestTally, type TallyEntry } from './tally.ts'

export interface TallyRowFieldsProps {
  readonly row: TallyEntry
  /** Position in the list, from 1. */
  readonly number: number
  readonly lengthRef: RefCallback<HTMLInputElement>
  readonly onType: (entry: Partial<TallyEntry>) => void
  readonly onChange: (entry: Partial<TallyEntry>) => void
  /** A field is left, with a new number or without one. */
  readonly onSettle: () => void
  /** Enter in the last field of the row. */
  readonly onEnd: () => void
  /** Enter in the length while it is empty. Without it the quantity is next. */
  readonly onLeftEmpty?: () => void
  /** Left out for the only row. */
  readonly onRemove?: () => void
}

/** One length, its quantity, and the button that removes them. A new row takes the focus. */
export function TallyRowFields(props: TallyRowFieldsProps) {
  const { row, number, lengthRef, onType, onChange, onSettle, onEnd, onLeftEmpty, onRemove } = props
  const length = useRef<HTMLInputElement>(null)
  const quantity = useRef<HTMLInputElement>(null)
  return (
    <Inline space="small" align="end" wrap={false}>
      <NumberField
        label={`Length ${number}`}
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
        onType={(metres) => onType({ length: metres })}
        onChange={(metres) => onChange({ length: metres })}
        onBlur={onSettle}
        onEnter={() => {
          if (length.current?.value === '' && onLeftEmpty) onLeftEmpty()
          else quantity.current?.focus()
        }}
      />
      <NumberField
        label={`Quantity ${number}`}
        step={1}
        minValue={0}
        maxValue={greatestTally}
        value={row.quantity}
        ref={quantity}
        onType={(count) => onType({ quantity: count })}
        onChange={(count) => onChange({ quantity: count })}
        onBlur={onSettle}
        onEnter={() => {
          // The next row takes the focus in an effect, in which this field must not change the state of the dialog.
          quantity.current?.blur()
          onEnd()
        }}
      />
      <IconButton
        icon="bin"
        label={`Remove length ${number}`}
        isDisabled={onRemove === undefined}
        onPress={() => onRemove?.()}
      />
    </Inline>
  )
}
