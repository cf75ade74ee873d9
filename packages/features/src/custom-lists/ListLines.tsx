import { DataTable, Stack, Text, useRows } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useMemo, useState } from 'react'
import { addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { ListSearch } from '../foundation/lists/ListSearch.tsx'
import { ListTools } from '../foundation/lists/ListTools.tsx'
import { useAnnouncedCount } from '../foundation/lists/useAnnouncedCount.ts'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { counted } from '../foundation/lists/counted.ts'
import { lineColumns } from './lineColumns.tsx'
import type { ListPartProps } from './ListPartProps.ts'
import { RemoveLineDialog } from './RemoveLineDialog.tsx'

const fields = { search: addressText }
const countOf = (count: number) => counted(count, 'line')
const searchText = ({ productId, name }: CartLine) => `${productId} ${name}`

/** The lines of a list, with a search that is kept in the address. */
export function ListLines({ list, onFailure }: ListPartProps) {
  const { lines, isGeneric } = list
  const [{ search }, setAddress] = useAddressState(fields)
  const [toRemove, setToRemove] = useState<CartLine | null>(null)
  const hasPictures = lines.some(({ image }) => image !== '')
  const columns = useMemo(
    () => lineColumns({ hasPictures, ...(!isGeneric && { onRemove: setToRemove }) }),
    [hasPictures, isGeneric],
  )
  const rows = useRows({ rows: lines, columns, rowKey: lineKey, searchText, search })
  const { cartTax } = useTaxLabels()
  return (
    <Stack space="xsmall">
      <ListTools
        rows={rows}
        columns={columns}
        countOf={countOf}
        search={
          <ListSearch
            label="Search this list"
            placeholder="Search all rows by SKU or description"
            search={search}
            onSearch={(text) => setAddress({ search: text }, { history: 'replace' })}
          />
        }
      />
      <DataTable
        label="Lines of the list"
        rows={rows}
        columns={columns}
        countOf={countOf}
        announcedCount={useAnnouncedCount(rows, countOf)}
        emptyText="No items in this list yet."
        noResultsText={`No SKU or description contains “${search}”.`}
      />
      <Text size="small" tone="subdued">
        {`Prices are today’s, ${cartTax}.`}
      </Text>
      <RemoveLineDialog
        listId={list.cartId}
        line={toRemove}
        onClose={(line) => setToRemove((now) => (now === line ? null : now))}
        onFailure={onFailure}
      />
    </Stack>
  )
}
