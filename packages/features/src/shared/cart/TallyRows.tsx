import { Button, IconButton, Inline, NumberField, Stack } from '@trade-portal/design-system'
import type { Tally } from '@trade-portal/supplier-api'

export interface TallyRowsProps {
  readonly rows: readonly Tally[]
  readonly onChange: (rows: readonly Tally[]) => void
}

/** Pairs of length and quantity, as many as the job needs. */
export function TallyRows({ rows, onChange }: TallyRowsProps) {
  const change = (index: number, changed: Partial<Tally>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)))

  return (
    <Stack space="small">
      {rows.map((row, index) => (
        // Rows have no id. Their labels are numbered by position too.
        // oxlint-disable-next-line react/no-array-index-key
        <Inline key={index} space="small" align="end" wrap={false}>
          <NumberField
            label={`Length ${index + 1}`}
            unit="m"
            step={0.01}
            minValue={0}
            value={row.length}
            onChange={(length) => change(index, { length: length ?? 0 })}
          />
          <NumberField
            label={`Quantity ${index + 1}`}
            step={1}
            minValue={0}
            value={row.quantity}
            onChange={(quantity) => change(index, { quantity: quantity ?? 0 })}
          />
          <IconButton
            icon="bin"
            label={`Remove length ${index + 1}`}
            isDisabled={rows.length === 1}
            onPress={() => onChange(rows.filter((_, at) => at !== index))}
          />
        </Inline>
      ))}
      <Inline space="small">
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          onPress={() => onChange([...rows, { length: 0, quantity: 1 }])}
        >
          Add a length
        </Button>
      </Inline>
    </Stack>
  )
}
