import { Picture, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { csvColumns, moneyColumn, sortable, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import type { CsvColumn } from '../foundation/lists/saveCsv.ts'
import { Lengths, LineName, LineQuantity, RemoveButton, UnitPrice, type LineOptions } from './lineCells.tsx'
import { extendedPrice, unitPrice } from './linePrices.ts'
import type { ListRow } from './listRow.ts'

interface LineColumnsOptions extends LineOptions {
  /** Whether any line has a picture. Lines without one then get a placeholder, so that all names are aligned. */
  readonly hasPictures: boolean
}

/**
 * The columns of the CSV file, in the specified order. A price on request is an empty cell. The list's own prices follow
 * where any differs.
 */
export function fileColumns(rows: readonly ListRow[]): readonly CsvColumn<ListRow>[] {
  const of = ({ priceBefore = null }: ListRow) => priceBefore
  const listPrice = moneyColumn({ key: 'priceBefore', header: 'Unit Price in the List', of })
  const columns = lineColumns({ hasPictures: false })
  return csvColumns([
    ...columns.filter(({ key }) => key === 'sku'),
    ...columns.filter(({ key }) => key !== 'sku'),
    ...(rows.some((row) => of(row) !== null) ? [listPrice] : []),
  ])
}

const skuColumn = textColumn<ListRow>({
  key: 'sku',
  header: 'SKU',
  of: ({ productId }) => productId,
  below: 'description',
})

const extendedPriceColumn = moneyColumn<ListRow>({
  key: 'extendedPrice',
  header: 'Extended Price',
  of: extendedPrice,
  emphasis: 'strong',
  width: 'medium',
})

/** The columns of a list's lines in the table. */
export function lineColumns(options: LineColumnsOptions): readonly ListColumn<ListRow>[] {
  const { listId = '', hasPictures, onQuantity, onRefuse, onDecide, onRemove } = options
  return sortable([
    {
      ...textColumn<ListRow>({ key: 'description', header: 'Description', of: ({ name }) => name, width: 'widest' }),
      ...(hasPictures && {
        picture: ({ image }) => <Picture src={image === '' ? undefined : image} alt="" size="row" />,
      }),
      cell: (row, isNarrow) => (
        <>
          <LineName {...{ row, onDecide }} />
          {row.isTally && isNarrow !== true && (
            <Text as="div" size="small" tone="subdued">
              <Lengths listId={listId} line={row} />
            </Text>
          )}
        </>
      ),
      isRowHeader: true,
      isWhole: ({ addition }) => addition !== undefined,
    },
    // After the name, as in all other lists of products.
    {
      ...skuColumn,
      // In a narrow table the code is below the name, and the lengths are beside the code.
      cell: (row, isNarrow) =>
        row.isTally && isNarrow === true ? (
          <>
            {row.productId}
            {'\u2002'}
            <Lengths listId={listId} line={row} />
          </>
        ) : (
          skuColumn.cell(row)
        ),
    },
    {
      key: 'quantity',
      header: 'Qty',
      cell: (row, isNarrow) => {
        if (onQuantity && !row.isTally) return <LineQuantity row={row} onChange={onQuantity} onRefuse={onRefuse} />
        // A narrow table has no column for the unit.
        return isNarrow === true ? `${row.quantity} ${row.unit}` : row.quantity
      },
      value: ({ quantity }) => quantity,
      kind: 'number',
      width: onQuantity ? 'stepper' : 'narrow',
      isWhole: () => onQuantity !== undefined,
    },
    textColumn<ListRow>({ key: 'unit', header: 'UOM', of: ({ unit }) => unit, width: 'narrow', isOptional: true }),
    {
      ...moneyColumn<ListRow>({ key: 'unitPrice', header: 'Unit Price', of: unitPrice, isOptional: true }),
      cell: (row) => <UnitPrice row={row} />,
    },
    {
      ...extendedPriceColumn,
      cell: (row, isNarrow) => (
        <>
          {extendedPriceColumn.cell(row)}
          {isNarrow === true && (
            <Text as="div" size="small" tone="subdued">
              <UnitPrice row={row} hasUnit />
            </Text>
          )}
        </>
      ),
    },
    ...(onRemove ? [removeColumn(onRemove)] : []),
  ])
}

function removeColumn(onRemove: (line: CartLine) => void): ListColumn<ListRow> {
  return {
    key: 'remove',
    header: 'Remove',
    kind: 'action',
    cell: (line) => <RemoveButton {...{ line, onRemove }} />,
  }
}
