import { IconButton, Inline, NumberField } from '@trade-portal/design-system'
import { useRef, type RefCallback } from 'react'
import { greatestTally, type TallyEntry } from './tally.ts'

interface TallyRowFieldsProps {
  readonly row: TallyEntry
  /** Position in the list, from 1. */
  readonly number: number
  readonly lengthRef: RefCallback<HTMLInputElement>
  readonly onType: (entry: Partial<TallyEntry>) => void
  readonly onChange: (entry: Partial<TallyEntry>) => void
  /** Called when the user leaves a field, with or without a new number. */
  readonly onSettle: () => void
  /** Called when Enter is pressed in the last field of the row. */
  readonly onEnd: () => void
  /** Called when Enter is pressed in an empty length field. Without this function, Enter moves to the quantity. */
  readonly onLeftEmpty?: () => void
  /** Not given for the only row, because that row cannot be removed. */
  readonly onRemove?: () => void
}

/** One length, its quantity, and the button that removes them. A new row gets the focus. */
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
        isDisabled={onRemove === undefined}
        onPress={() => onRemove?.()}
      />
    </Inline>
  )
}
