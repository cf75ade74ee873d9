import { Money, RowCard } from '@trade-portal/design-system'
import { Lengths, LineName, LineQuantity, RemoveButton, UnitPrice, type LineOptions } from './lineCells.tsx'
import { extendedPrice } from './linePrices.ts'
import type { ListRow } from './listRow.ts'

/** A line on a phone. */
export function lineCard({ listId = '', onQuantity, onRefuse, onDecide, onRemove }: LineOptions) {
  return (row: ListRow) => {
    const { quantity, unit, isTally } = row
    return (
      <RowCard
        name={{ label: 'Description', value: <LineName {...{ row, onDecide }} /> }}
        isNameWhole={row.addition !== undefined}
        end={<Money amount={extendedPrice(row)} emphasis="strong" />}
        control={onQuantity && !isTally && <LineQuantity row={row} onChange={onQuantity} onRefuse={onRefuse} />}
        // Where lines can be selected, the menu of the selected line removes it, so that no slip of a thumb does.
        aside={
          onQuantity
            ? isTally && (
                <>
                  {`${quantity} ${unit}`} at <UnitPrice row={row} />
                </>
              )
            : onRemove && <RemoveButton {...{ line: row, onRemove }} />
        }
        values={[
          { label: 'SKU', value: row.productId },
          { label: 'Lengths', value: isTally && <Lengths listId={listId} line={row} /> },
          { label: 'Quantity', word: 'Qty', value: !onQuantity && `${quantity} ${unit}` },
          {
            label: 'Unit Price',
            value: !(onQuantity && isTally) && <UnitPrice row={row} hasUnit={onQuantity !== undefined} />,
          },
        ]}
      />
    )
  }
}
