import { DataTable, SearchField, Stack, Text, type Rows } from '@trade-portal/design-system'
import { counted } from '../foundation/lists/counted.ts'
import { ListTools } from '../foundation/lists/ListTools.tsx'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import { lineColumns, type DocumentLine } from './lineColumns.tsx'

const countOf = (count: number) => counted(count, 'line')
/** Documents with more lines than this have a search. */
const fewLines = 20

/** The lines of a document, by default in the supplier's order. */
export function DocumentLines({ rows }: { readonly rows: Rows<DocumentLine> }) {
  const { cartTax } = useTaxLabels()
  return (
    <Stack space="xsmall">
      {rows.all.length > fewLines && (
        <ListTools
          rows={rows}
          columns={lineColumns}
          countOf={countOf}
          search={
            <search>
              <SearchField
                label="Search the lines"
                placeholder="Search all by code or name"
                value={rows.search}
                onChange={rows.setSearch}
                maxLength={200}
              />
            </search>
          }
        />
      )}
      <DataTable
        label="Lines"
        rows={rows}
        columns={lineColumns}
        countOf={countOf}
        emptyText="This document has no lines."
        noResultsText={`No code or name contains “${rows.search}”.`}
      />
      {rows.all.length > 0 && (
        <Text size="small" tone="subdued">
          {`Prices of lines are ${cartTax}.`}
        </Text>
      )}
    </Stack>
  )
}
