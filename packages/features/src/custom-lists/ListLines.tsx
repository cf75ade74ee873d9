import { DataTable, Inline, Money, Stack, Text, useRows } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useMemo, useState, type ReactNode } from 'react'
import { ClearSearch } from '../foundation/lists/ClearSearch.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { ListSearch } from '../foundation/lists/ListSearch.tsx'
import { ListTools, useAnnouncedCount } from '../foundation/lists/ListTools.tsx'
import { useSettings } from '../foundation/settings/useConfiguration.ts'
import { addressSort, addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import { ChangedQuantities } from './ChangedQuantities.tsx'
import { lineCard } from './lineCard.tsx'
import { lineColumns } from './lineColumns.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import { useSaveQuantities } from './queries.ts'
import { RemoveLineDialog } from './RemoveLineDialog.tsx'
import { SelectedLines } from './SelectedLines.tsx'
import { useChosenLines } from './useChosenLines.ts'

const sortKeys = lineColumns({ hasPictures: false }).map(({ key }) => key)
const fields = { search: addressText, sort: addressSort(sortKeys) }
const countOf = (count: number) => counted(count, 'line')
const searchText = ({ productId, name }: CartLine) => `${productId} ${name}`

interface ListLinesProps extends ListPartProps {
  /** The bar at the lower edge of a phone or tablet. It is shown only while no line is selected. */
  readonly bar: ReactNode
}

export function ListLines({ list, onFailure, bar }: ListLinesProps) {
  const { lines, isGeneric } = list
  const { hasCart } = useSettings()
  const [{ search, sort }, setAddress] = useAddressState(fields)
  const [toRemove, setToRemove] = useState<CartLine | null>(null)
  const { setQuantity, select, decide, ...chosen } = useChosenLines(list)
  const hasPictures = lines.some(({ image }) => image !== '')
  const [columns, card] = useMemo(() => {
    const options: Parameters<typeof lineCard>[0] = {
      listId: list.cartId,
      ...(hasCart && { onQuantity: setQuantity, onRefuse: (row) => select(row, false), onDecide: decide }),
      ...(!isGeneric && { onRemove: setToRemove }),
    }
    return [lineColumns({ ...options, hasPictures }), lineCard(options)]
  }, [list.cartId, hasPictures, hasCart, isGeneric, setQuantity, select, decide])
  const rows = useRows({
    rows: chosen.rows,
    columns,
    rowKey: lineKey,
    searchText,
    search,
    sort,
    onSortChange: (changed) => setAddress({ sort: changed }),
    selection: chosen.selection,
    onSelectionChange: chosen.setSelection,
    isSelectable: hasCart,
  })
  const { selectedRows } = rows
  const { cartTax } = useTaxLabels()
  const quantities = useSaveQuantities(list.cartId, chosen.forgetUsual)
  const { changed } = chosen
  const saving = {
    label:
      isGeneric || changed.length === 0 ? '' : `Save ${counted(changed.length, 'quantity', 'quantities')} in the list`,
    isPending: quantities.isPending,
    onSave: () => void quantities.run(changed).catch(onFailure),
  }
  return (
    <Stack space="xsmall">
      <ListTools
        rows={rows}
        columns={columns}
        countOf={countOf}
        search={
          <ListSearch
            label="Search this list"
            placeholder="Search all by SKU or name"
            search={search}
            onSearch={(text) => setAddress({ search: text }, { history: 'replace' })}
          />
        }
      />
      <DataTable
        label="Lines of the list"
        rows={rows}
        columns={columns}
        card={card}
        countOf={countOf}
        announcedCount={useAnnouncedCount(rows, countOf)}
        summary={<TotalOf lines={rows.shown} />}
        emptyText="No items in this list yet."
        noResultsText={`No SKU or name contains “${search}”.`}
        noResultsAction={<ClearSearch onClear={() => setAddress({ search: '' }, { history: 'replace' })} />}
      />
      <Text size="small" tone="subdued">
        {`Prices are ${chosen.hasTodaysPrices ? 'today’s' : 'those of the list'}, ${cartTax}.`}
        {hasCart && ' Quantities that you change are kept on this device. Clear one for that of the list.'}
      </Text>
      {changed.length > 0 && <ChangedQuantities {...saving} label={selectedRows.length === 0 ? saving.label : ''} />}
      {selectedRows.length === 0 && bar}
      <SelectedLines {...{ list, rows, chosen, saving, onFailure }} onRemove={setToRemove} />
      <RemoveLineDialog
        listId={list.cartId}
        line={toRemove}
        onClose={(line) => setToRemove((now) => (now === line ? null : now))}
        onFailure={onFailure}
      />
    </Stack>
  )
}

/** The price of all shown lines. Left out if a line has no price, because the total would be too low. */
function TotalOf({ lines }: { readonly lines: readonly CartLine[] }) {
  const { subtotal, unpriced } = cartTotals(lines)
  const { cartTax } = useTaxLabels()
  if (unpriced > 0) return null
  return (
    <Inline space="xsmall">
      <Text as="span" size="small" tone="subdued">
        {`Total ${cartTax}`}
      </Text>
      <Money amount={subtotal} emphasis="strong" />
    </Inline>
  )
}
