import { Button, Inline, Stack } from '@trade-portal/design-system'
import { useRef } from 'react'
import { TallyRowFields } from './TallyRowFields.tsx'
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
  const { rows, type, change, settle, add, remove } = tally
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
      <Stack as="ul" label="Lengths" space="small">
        {rows.map((row, index) => (
          <TallyRowFields
            key={row.id}
            row={row}
            number={index + 1}
            lengthRef={(input) => {
              if (input) lengths.current.set(row.id, input)
              else lengths.current.delete(row.id)
            }}
            onType={(entry) => type(row.id, entry)}
            onChange={(entry) => change(row, entry)}
            onSettle={settle}
            onEnd={() => goOn(index)}
            {...(index > 0 && index === rows.length - 1 && { onLeftEmpty: onEnd })}
            {...(rows.length > 1 && { onRemove: () => remove(row.id) })}
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
