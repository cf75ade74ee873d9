import { IconButton, Inline, NumberField } from '@trade-portal/design-system'
import { useRef, type RefCallback } from 'react'
import type { TallyEntry } from './tally.ts'

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
  /** Left out for the only row. */
  readonly onRemove?: () => void
}

/** One length, its quantity, and the button that removes them. A new row takes the focus. */
export function TallyRowFields(props: TallyRowFieldsProps) {
  const { row, number, lengthRef, onType, onChange, onSettle, onEnd, onRemove } = props
  const quantity = useRef<HTMLInputElement>(null)
  return (
    <Inline space="small" align="end" wrap={false}>
      <NumberField
        label={`Length ${number}`}
        unit="m"
        step={0.01}
        minValue={0}
        value={row.length}
        autoFocus={row.length === null}
        ref={lengthRef}
        onType={(length) => onType({ length })}
        onChange={(length) => onChange({ length })}
        onBlur={onSettle}
        onEnter={() => {
          quantity.current?.focus()
          quantity.current?.select()
        }}
      />
      <NumberField
        label={`Quantity ${number}`}
        step={1}
        minValue={0}
        value={row.quantity}
        ref={quantity}
        onType={(count) => onType({ quantity: count })}
        onChange={(count) => onChange({ quantity: count })}
        onBlur={onSettle}
        onEnter={() => {
          // React Aria renders when the field is left, which React refuses while it renders the next row.
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
